import { api, type SeatWish, type TableWish } from '../lib/api'
import { hold } from '../lib/device'
import { go } from '../lib/route.svelte'
import { named } from './bots'

/** Make a table and go there; with `start`, play at once. */
export async function makeTable(wish: TableWish, start: boolean): Promise<void> {
  const made = await api.make({ ...wish, seats: named(wish.seats) })
  hold({
    table: made.table,
    game: wish.game,
    host: made.host,
    watch: made.watch,
    join: made.join,
    seats: made.tokens,
    invites: made.invites,
    at: Date.now(),
  })
  if (start) await api.start(made.table, [made.host])
  go(`/t/${made.table}`)
}

/** A person and bots, for "play now". */
export function againstBots(seats: number, name: string, bot: string): SeatWish[] {
  return [{ who: 'here', name }, ...Array.from({ length: seats - 1 }, (): SeatWish => ({ who: 'bot', bot }))]
}
