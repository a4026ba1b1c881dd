/** One table, live: what the server sends, and what this device is about to answer. */

import { api, Refused } from './api'
import { held, reseat, tokensOf } from './device'
import { fits, still } from './narrow'
import { Reel } from './reel.svelte'
import { whole, type Sent } from './parts'
import type { Ask, Card, Change, ChatLine, Choice, Position, Probed, Question, Refusal, SeatClock, Told } from './types'

export interface Step {
  question: Question
  choices: Choice[]
  picked: number | null
  more?: [number, number][] // further parts that a widget asked for together with it
}

interface Asked extends Ask {
  said?: boolean // this device has answered
}
interface Clock extends SeatClock {
  at: number // when it was told
}
type Settled = (reply: { type: string } & Record<string, unknown>) => void

const RETRY = [500, 1000, 2000, 4000, 8000]
const PASSING = ['stale', 'offline']
const ASKABLE = ['answered-since', 'revealed-since', 'undo-consent']

export class TableClient {
  card = $state<Card | null>(null)
  positions = $state.raw<Record<number, Position>>({})
  log = $state.raw<Told[]>([])
  chat = $state<ChatLine[]>([])
  unread = $state(0)
  online = $state(false)
  lost = $state<string>('') // a reason that no retry mends
  retry = $state(0) // when the line is tried again
  seat = $state(-1) // whose eyes this device looks through now
  curtain = $state(-1) // the seat the screen is handed to
  steps = $state<Step[]>([])
  probed = $state<Probed | null>(null)
  sending = $state(false)
  refused = $state<Refusal | null>(null)
  readonly reel = new Reel()
  away = false // looking back: what happens now is not played
  changes = $state.raw<Change[]>([]) // what the answer in the making would change
  since = $state.raw<Told[]>([]) // what happened since this seat last answered
  verb = $state('') // what confirming does, where a widget knows it best
  begun = $state(0) // how many questions were begun afresh
  meanwhile = $state<'' | 'dropped' | 'gone'>('') // what has become of the answer in the making, by no act of its owner
  clicked = $state<string[]>([]) // what was clicked on the board, not yet enough to tell one option
  asked = $state<Asked | null>(null) // somebody asks the others for something
  clocks = $state<Record<number, Clock>>({})
  quiet = $state(Date.now()) // when the last position came

  private checking = false // whether the answer in the making is still possible
  private moves = $state(0) // how often this device's seats were somewhere else than it thought
  private socket: WebSocket | null = null
  private tries = 0
  private next = 1
  private waiting = new Map<number, Settled>()
  private foreseen = new Map<string, Promise<Probed | null>>() // of the question at hand
  private closed = false

  /** With the card as it was last seen: people have names before the line is open. */
  constructor(
    readonly table: string,
    card: Card | null = null,
  ) {
    this.card = card
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

  get names(): string[] {
    return this.card?.seats.map((s) => s.name) ?? []
  }

  // the line

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    socket.onopen = () => {
      const mine = held(this.table)
      const tokens = Object.values(mine?.seats ?? {})
      const watch = tokens.length === 0 && mine?.watch ? [mine.watch] : []
      const since = Object.fromEntries(Object.values(this.positions).map((p) => [p.seat, p.revision]))
      socket.send(JSON.stringify({ type: 'hello', tokens: [...tokens, ...watch], since, parts: true }))
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data))
    socket.onclose = () => this.hungUp()
  }

  close(): void {
    this.closed = true
    this.reel.skip()
    this.socket?.close()
  }

  private hungUp(): void {
    this.online = false
    this.sending = false
    for (const settle of this.waiting.values()) settle({ type: 'refused', refused: 'offline', facts: {} })
    this.waiting.clear()
    if (this.closed || this.lost) return
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)] ?? 0
    this.retry = Date.now() + wait
    setTimeout(() => this.open(), wait)
  }

  private ask(message: object): Promise<{ type: string } & Record<string, unknown>> {
    const id = this.next++
    return new Promise((settle) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        settle({ type: 'refused', refused: 'offline', facts: {} })
        return
      }
      this.waiting.set(id, settle)
      this.socket.send(JSON.stringify({ ...message, id }))
    })
  }

  // hearing

  private hear(message: { type: string; id?: number } & Record<string, unknown>): void {
    this.tries = 0
    this.online = true
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
      case 'ask':
        this.asked = message as unknown as Asked
        break
      case 'answered':
        this.asked = null
        break
      case 'clock':
        this.tick((message['seats'] ?? {}) as Record<number, Omit<Clock, 'at'>>)
        break
      default: {
        const settle = this.waiting.get(message.id ?? 0)
        this.waiting.delete(message.id ?? 0)
        if (settle) settle(message)
        else if (message.type === 'refused' && !message.id) this.lost = String(message['refused'])
      }
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
    if (this.chat.some((c) => c.at === line.at && c.text === line.text && c.note === line.note)) return
    this.chat.push(line)
    this.unread++
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
      if (first || (position.told.length === 0 && !again)) void this.reread()
      else if (before) this.tell(before, position)
      if (again && this.same(position) && !this.checking) return
      if (this.stands(position)) void this.resume(position)
      else {
        const lost = !this.sending && this.making && position.since >= 0
        this.begin()
        if (lost) this.meanwhile = 'gone'
      }
    } else if (this.mine.length > 1) this.hand()
  }

  /** The same position once more, after a reconnection, leaves the choice in hand as it is. */
  private same(position: Position): boolean {
    const asked = this.steps[0]?.question
    const next = position.question
    return asked !== undefined && next !== null && asked.token === next.token && asked.kind === next.kind
  }

  /** Something is picked or clicked, and not confirmed. */
  private get making(): boolean {
    return this.clicked.length > 0 || this.steps.some((s) => s.picked !== null)
  }

  /** Somebody else has answered, and this seat is asked the same as before. */
  private stands({ question, since }: Position): boolean {
    const asked = this.steps[0]?.question
    return this.making && !this.sending && since >= 0 && question !== null && question.kind === asked?.kind && question.seat === asked.seat
  }

  private tell(before: Position, position: Position): void {
    const told = position.told
    this.log = [...this.log, ...told]
    this.since = [...this.since, ...told]
    if (told.length && this.curtain < 0 && !this.away) this.reel.add(before.view, told, position.view)
  }

  /** The whole log again: at the start, and after an undo. */
  async reread(): Promise<void> {
    this.reel.skip()
    try {
      this.log = (await api.history(this.table, this.tokens, this.seat)).told
      this.since = []
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

  // answering

  /** Begin the question at hand afresh. */
  begin(): void {
    const p = this.position
    this.foreseen.clear()
    this.probed = null
    this.changes = []
    this.sending = false
    this.verb = ''
    this.clicked = []
    this.meanwhile = ''
    this.checking = false
    this.begun++
    this.steps = p?.question ? [{ question: p.question, choices: p.choices, picked: null }] : []
    if (!p?.question?.must) this.hand()
  }

  /** The answer in the making once more, step by step: what is still possible stays, and the rest is said to be lost. */
  private async resume({ question, choices }: Position): Promise<void> {
    const kept = this.steps
    const clicked = this.clicked
    let steps: Step[] = question ? [{ question, choices, picked: null }] : []
    this.checking = true
    this.foreseen.clear()
    this.probed = null
    for (const [at, was] of kept.entries()) {
      const step = steps[at]
      const meant = was.choices.find((c) => c.arg === was.picked)
      const choice = step && still(step.choices, meant)
      if (!step || !choice) {
        this.settle(steps, was.picked !== null || !step, clicked)
        return
      }
      steps = [...steps.slice(0, at), { ...step, picked: choice.arg, ...(was.more && { more: was.more }) }]
      this.steps = [...steps, ...kept.slice(at + 1)]
      const shown = this.steps
      const reply = await this.ask({ type: 'probe', ...this.feed(steps) })
      if (shown !== this.steps) return
      const probed = reply.type === 'probed' ? (reply as unknown as Probed) : null
      if (!probed && PASSING.includes(String(reply['refused']))) return // another position is on its way
      this.changes = probed?.changes ?? []
      if (!probed) {
        this.settle([...steps.slice(0, at), step], true, [])
        return
      }
      if (probed.question?.held) steps = [...steps, { question: probed.question, choices: probed.choices, picked: null }]
      else this.probed = probed
    }
    this.settle(steps, steps.length < kept.length, [])
  }

  private settle(steps: Step[], lost: boolean, clicked: string[]): void {
    this.checking = false
    this.steps = steps
    const step = steps.at(-1)
    this.clicked = step?.choices.some((c) => !c.reason && fits(c.refs, clicked)) ? clicked : []
    if (lost || this.clicked.length < clicked.length) this.meanwhile = 'dropped'
  }

  get choosing(): Step | null {
    return this.steps.at(-1) ?? null
  }

  get complete(): boolean {
    return this.steps.length > 0 && this.steps.every((s) => s.picked !== null) && this.probed !== null
  }

  async pick(arg: number, at = this.steps.length - 1, more: [number, number][] = []): Promise<void> {
    const step = this.steps[at]
    const choice = step?.choices.find((c) => c.arg === arg)
    if (!step || !choice || choice.reason || this.sending) return
    this.reel.skip()
    this.refused = null
    this.meanwhile = ''
    this.checking = false
    this.clicked = []
    this.steps = [...this.steps.slice(0, at), { ...step, picked: arg, more }]
    this.probed = null
    this.changes = []
    const asked = this.steps
    const reply = await this.ask({ type: 'probe', ...this.feed() })
    if (asked !== this.steps) return
    if (reply.type !== 'probed') {
      this.probed = { question: null, choices: [], changes: [], reveals: false }
      return
    }
    const probed = reply as unknown as Probed
    this.changes = probed.changes
    if (probed.question?.held) {
      this.steps = [...this.steps, { question: probed.question, choices: probed.choices, picked: null }]
    } else this.probed = probed
  }

  /** A click on the board: enough to tell one option, or a first part of several. */
  point(ref: string): void {
    const step = this.choosing
    this.reel.skip()
    if (!step) return
    if (this.clicked.includes(ref)) {
      this.clicked = []
      return
    }
    const clicked = [...this.clicked, ref]
    const left = step.choices.filter((c) => !c.reason && fits(c.refs, clicked))
    if (left.length === 1 && left[0]) void this.pick(left[0].arg)
    else if (left.length) {
      this.steps = [...this.steps.slice(0, -1), { ...step, picked: null }]
      this.probed = null
      this.changes = []
      this.clicked = clicked
    } else if (this.clicked.length) {
      this.clicked = []
      this.point(ref)
    }
  }

  back(at: number): void {
    const step = this.steps[at]
    if (!step) return
    this.clicked = []
    this.steps = [...this.steps.slice(0, at), { ...step, picked: null }]
    this.probed = null
    this.changes = []
  }

  private feed(steps: readonly Step[] = this.steps): { seat: number; token: number; answers: (number | null)[][] } {
    return {
      seat: this.seat,
      token: steps[0]?.question.token ?? 0,
      answers: steps.flatMap((s) => (s.picked === null ? [] : [[s.question.kind, s.picked], ...(s.more ?? [])])),
    }
  }

  /** What a click there would come to, from the step at hand: for a look, nothing is picked. */
  async foresee(ref: string): Promise<{ before: Change[]; after: Probed } | null> {
    const step = this.choosing
    const meant = step?.choices.filter((c) => !c.reason && fits(c.refs, [...this.clicked, ref])) ?? []
    if (!step || meant.length !== 1 || !meant[0]) return null
    const steps = this.steps.slice(0, -1)
    const [before, after] = await Promise.all([this.look(steps), this.look([...steps, { ...step, picked: meant[0].arg }])])
    return after && { before: before?.changes ?? [], after }
  }

  private look(steps: readonly Step[]): Promise<Probed | null> {
    if (!steps.length) return Promise.resolve(null)
    const feed = this.feed(steps)
    const key = JSON.stringify(feed)
    const known = this.foreseen.get(key)
    if (known) return known
    const asked = this.ask({ type: 'probe', ...feed }).then((r) => (r.type === 'probed' ? (r as unknown as Probed) : null))
    this.foreseen.set(key, asked)
    return asked
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.sending) return
    this.sending = true
    this.refused = null
    const reply = await this.ask({ type: 'answer', ...this.feed() })
    this.sending = false
    if (reply.type === 'refused') this.refuse(reply)
    else this.since = []
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

  private refuse(reply: Record<string, unknown>): void {
    const { facts, changed } = reply as Partial<Refusal>
    this.refused = { refused: String(reply['refused']), facts: facts ?? {}, changed: changed ?? null }
    this.begin()
  }
}
