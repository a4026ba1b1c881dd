/** One table, live: what the server sends, and what this device is about to answer. */

import { Answering } from './answer.svelte'
import { api, Refused } from './api'
import { held, hiddenSeats, hideSeat, reseat, tokensOf } from './device'
import { Line, type Message } from './line.svelte'
import { distinct } from './names'
import { Reel } from './reel.svelte'
import { whole, type Sent } from './parts'
import { countedIn } from './turns'
import type { Ask, Card, ChatLine, Position, Result, SeatClock, Told } from './types'

export type { Step } from './answer.svelte'

interface Asked extends Ask {
  said?: boolean // this device has answered
}
interface Clock extends SeatClock {
  at: number // when it was told
}

const RECENT = 30_000 // milliseconds that a nudge is heard
const ASKABLE = ['answered-since', 'revealed-since', 'undo-consent']

export class TableClient extends Answering {
  card = $state<Card | null>(null)
  positions = $state.raw<Record<number, Position>>({})
  log = $state.raw<Told[]>([])
  chat = $state<ChatLine[]>([])
  unread = $state(0)
  hidden = $state.raw<number[]>([]) // whose messages this device does not show
  seat = $state(-1) // whose eyes this device looks through now
  curtain = $state(-1) // the seat the screen is handed to
  readonly reel = new Reel()
  readonly line: Line
  away = false // looking back: what happens now is not played
  asked = $state<Asked | null>(null) // somebody asks the others for something
  clocks = $state<Record<number, Clock>>({})
  quiet = $state(Date.now()) // when the last position came
  ready = $state.raw<number[]>([]) // while all choose in secret: whose whole choice is in
  nudged = $state.raw<ChatLine | null>(null) // somebody reminds this device that it is its turn
  undone = $state(false) // something was taken back: the question is to be read again
  reckon: (result: Result) => Result = (result) => result // with the points of automata

  private moves = $state(0) // how often this device's seats were somewhere else than it thought

  /** With the card as it was last seen: people have names before the line is open. */
  constructor(
    readonly table: string,
    card: Card | null = null,
  ) {
    super()
    this.card = card
    this.hidden = hiddenSeats(table)
    this.line = new Line(
      `/api/tables/${table}/socket`,
      () => this.hello(),
      (message) => this.hear(message),
      () => (this.sending = false),
    )
  }

  open(): void {
    this.line.open()
  }

  close(): void {
    this.reel.skip()
    this.line.close()
  }

  protected ask(message: object): Promise<Message> {
    return this.line.ask(message)
  }

  protected attend(): void {
    this.reel.skip()
  }

  protected begins(): void {
    this.nudged = null
    if (!this.position?.question?.must) this.hand()
  }

  get tokens(): string[] {
    return tokensOf(this.table)
  }

  get mine(): number[] {
    void this.moves
    const seats = held(this.table)?.seats ?? {}
    return Object.keys(seats)
      .map(Number)
      .sort((a, b) => a - b)
  }

  get position(): Position | null {
    return this.positions[this.seat] ?? null
  }

  get takesBack(): boolean {
    return this.card?.undo === 'each'
  }

  get names(): string[] {
    return distinct(this.card?.seats.map((s) => s.name) ?? [])
  }

  // hearing

  private hello(): object {
    const mine = held(this.table)
    const tokens = Object.values(mine?.seats ?? {})
    const watch = tokens.length === 0 && mine?.watch ? [mine.watch] : []
    const since = Object.fromEntries(Object.values(this.positions).map((p) => [p.seat, p.revision]))
    return { type: 'hello', tokens: [...tokens, ...watch], since, parts: true }
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'table':
        this.card = message as unknown as Card
        void this.sit(this.card.you ?? [])
        break
      case 'position':
        this.moved(this.made(message as unknown as Omit<Position, 'view'> & { view: Sent }))
        break
      case 'chat':
      case 'note':
        this.heardChat(message as unknown as ChatLine)
        break
      case 'unsaid':
        for (const said of this.chat) if (said.line === message['line']) Object.assign(said, { text: '', removed: true })
        break
      case 'ask':
        this.asked = message as unknown as Asked
        break
      case 'answered':
        this.asked = null
        break
      case 'ready':
        this.ready = message['seats'] as number[]
        break
      case 'clock':
        this.tick((message['seats'] ?? {}) as Record<number, Omit<Clock, 'at'>>)
        break
    }
  }

  /** Seats change places before the start, and close ranks at it: our tokens are where the server says. */
  private async sit(seats: number[]): Promise<void> {
    if (seats.join() === this.mine.join()) return
    await reseat(this.table)
    this.moves++
  }

  private tick(seats: Record<number, Omit<Clock, 'at'>>): void {
    const at = Date.now()
    this.clocks = Object.fromEntries(Object.entries(seats).map(([n, c]) => [n, { ...c, at }]))
  }

  private heardChat(line: ChatLine): void {
    if (this.chat.some((c) => c.at === line.at && c.line === line.line && c.note === line.note)) return
    this.chat.push(line)
    if (!this.hidden.includes(line.seat)) this.unread++
    if (line.to !== undefined && this.mine.includes(line.to) && Date.now() - line.at * 1000 < RECENT) this.nudged = line
  }

  private made(sent: Omit<Position, 'view'> & { view: Sent }): Position {
    return { ...sent, view: whole(sent.view, this.positions[sent.seat]?.view) }
  }

  private moved(position: Position): void {
    const before = this.positions[position.seat]
    const first = before === undefined
    this.positions = { ...this.positions, [position.seat]: position }
    this.quiet = Date.now()
    if (first && (this.seat < 0 || !this.mine.includes(this.seat))) this.seat = position.seat
    if (position.seat === this.seat) {
      const again = before?.revision === position.revision
      if (first || (position.since < 0 && !again)) {
        this.log = this.log.filter((t) => t.step <= position.steps)
        void this.reread()
      } else if (before) this.tell(before, position)
      this.meets(position, again)
    } else if (this.mine.length > 1) this.hand()
  }

  private tell(before: Position, position: Position): void {
    const told = this.unheard(position.told)
    const from = this.log.length
    this.log = [...this.log, ...told]
    if (this.curtain >= 0 || this.away) return
    if (told.length) this.reel.add(before.view, told, position.view, this.seat, from)
    if (position.over && !before.over && !told.some((t) => countedIn(t))) this.reel.count(this.reckon(position.over), position.view, this.log.length)
  }

  /** What the log does not have yet: read again, it may have come before the line told it. */
  private unheard(told: readonly Told[]): readonly Told[] {
    const [first] = told
    const known = new Set(this.log.filter((t) => first && t.step >= first.step).map((t) => JSON.stringify(t)))
    return known.size ? told.filter((t) => !known.has(JSON.stringify(t))) : told
  }

  /** The whole log again: at the start, and after an undo. */
  async reread(): Promise<void> {
    this.reel.forget()
    const { revision } = this.position ?? {}
    try {
      const { told } = await api.history(this.table, this.tokens, this.seat)
      if (this.position?.revision !== revision) await this.reread() // somebody has answered meanwhile
      else this.log = told
    } catch (e) {
      if (!(e instanceof Refused)) throw e
    }
  }

  // around one screen

  /** If the game waits for another of this device's seats and not for this one, the screen changes hands. */
  private hand(): void {
    if (this.position?.question?.must) return
    const asked = this.mine.filter((s) => this.positions[s]?.question?.must)
    if (!asked.length || asked.includes(this.seat)) return
    this.reel.skip()
    this.curtain = asked[0] ?? -1
  }

  lift(): void {
    if (this.curtain < 0) return
    this.seat = this.curtain
    this.curtain = -1
    void this.reread()
    this.begin()
  }

  lookAs(seat: number): void {
    if (seat === this.seat) return
    this.curtain = seat
  }

  /** Why the last answer is not simply taken back; asking the others may still do. */
  get undoWhy(): string {
    return this.position?.undo ?? 'nothing-to-undo'
  }

  get mayAsk(): boolean {
    return this.card?.undo !== 'nobody' && ASKABLE.includes(this.undoWhy) && this.asked === null
  }

  async undo(): Promise<void> {
    if (this.undoWhy !== '' && !this.mayAsk) return
    const asking = this.undoWhy === '' ? {} : { ask: true }
    const reply = await this.ask({ type: 'undo', seat: this.seat, ...asking })
    if (reply.type === 'refused') this.refuse(reply)
    else this.undone = true
  }

  /** Back to where one's own answers had led, the last of them first; false if one cannot be taken back freely. */
  async undoTo(steps: number): Promise<boolean> {
    for (let before = Infinity, now = this.position?.steps ?? 0; now > steps; before = now, now = this.position?.steps ?? 0) {
      if (this.undoWhy !== '' || now >= before) return false
      const reply = await this.ask({ type: 'undo', seat: this.seat })
      if (reply.type === 'refused') {
        this.refuse(reply)
        return false
      }
    }
    this.undone = true
    return true
  }

  async consent(yes: boolean): Promise<void> {
    if (!this.asked) return
    const reply = await this.ask({ type: 'consent', ask: this.asked.ask, yes })
    if (reply.type === 'refused') this.refuse(reply)
    else if (this.asked) this.asked = { ...this.asked, said: yes }
  }

  async say(text: string): Promise<void> {
    const reply = await this.ask({ type: 'chat', text })
    if (reply.type === 'refused') this.refuse(reply)
  }

  /** Not to read what somebody writes, on this device. */
  hide(seat: number, on: boolean): void {
    hideSeat(this.table, seat, on)
    this.hidden = hiddenSeats(this.table)
  }

  /** Remind somebody that the game waits for them. */
  async nudge(to: number): Promise<void> {
    const reply = await this.ask({ type: 'nudge', to })
    if (reply.type === 'refused') this.refuse(reply)
  }
}
