/** The answer in the making: picked part by part, tried before it is sent, kept while others answer. */

import { Gesture } from './gesture'
import type { Message } from './line.svelte'
import { fits, preferred, still } from './narrow'
import type { Change, Choice, Position, Probed, Question, Refusal } from './types'

export interface Step {
  question: Question
  choices: Choice[]
  picked: number | null
  more?: [number, number][] // further parts that a widget asked for together with it
}

const PASSING = ['stale', 'offline']

/** Whoever answers: for one seat at a time, over a line it does not know. */
export abstract class Answering {
  steps = $state<Step[]>([])
  probed = $state<Probed | null>(null)
  sending = $state(false)
  refused = $state<Refusal | null>(null)
  changes = $state.raw<Change[]>([]) // what the answer would change
  verb = $state('') // what confirming does, where a widget knows it best
  begun = $state(0) // how many questions were begun afresh
  meanwhile = $state<'' | 'dropped' | 'gone'>('') // what has become of the answer, by no act of its owner
  clicked = $state<string[]>([]) // what was clicked on the board, not yet enough to tell one option
  readonly gesture = new Gesture(this)
  direct: (step: Step) => boolean = () => false // one click answers, where it can be taken back
  free: (step: Step) => boolean = () => false // what the rules let one take back: one click answers at any table
  private checking = false // whether the answer is still possible
  private answering: Promise<void> | null = null // what is on its way
  private foreseen = new Map<string, Promise<Probed | null>>() // of the question at hand

  abstract seat: number
  abstract get position(): Position | null
  /** Whoever has answered may take it back without asking anybody. */
  abstract get takesBack(): boolean
  protected abstract ask(message: object): Promise<Message>
  /** Somebody acts: what is being shown gives way. */
  protected abstract attend(): void
  protected abstract begins(): void

  /** Another position of this seat: the answer in the making stays as far as it can. */
  protected meets(position: Position, again: boolean): void {
    if (again && this.same(position) && !this.checking) return
    if (this.stands(position)) void this.gesture.after(this.resume(position))
    else {
      const lost = !this.sending && this.making && position.since >= 0
      this.begin()
      if (lost) this.meanwhile = 'gone'
    }
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
    this.begins()
    void this.gesture.goOn()
  }

  /** The answer in the making once more, step by step: what is still possible stays, and the rest is said to be lost.
   * False if it was overtaken. */
  private async resume({ question, choices }: Position): Promise<boolean> {
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
        return true
      }
      steps = [...steps.slice(0, at), { ...step, picked: choice.arg, ...(was.more && { more: was.more }) }]
      this.steps = [...steps, ...kept.slice(at + 1)]
      const shown = this.steps
      const reply = await this.ask({ type: 'probe', ...this.feed(steps) })
      if (shown !== this.steps) return false
      const probed = reply.type === 'probed' ? (reply as unknown as Probed) : null
      if (!probed && PASSING.includes(String(reply['refused']))) return false // another position is on its way
      this.changes = probed?.changes ?? []
      if (!probed) {
        this.settle([...steps.slice(0, at), step], true, [])
        return true
      }
      if (probed.question?.held) steps = [...steps, { question: probed.question, choices: probed.choices, picked: null }]
      else this.probed = probed
    }
    this.settle(steps, steps.length < kept.length, [])
    return true
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
    this.attend()
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

  /** Picks and, if told so or where one click is to do, sends: but not what would be revealed for good. */
  async choose(arg: number, now = false): Promise<void> {
    const step = this.choosing
    const once = now || (step !== null && ((this.direct(step) && this.takesBack) || this.free(step)))
    await this.pick(arg)
    if (once && this.choosing?.picked === arg && this.complete && this.probed?.reveals === false) await this.confirm()
  }

  /** A click on the board: enough to tell one option, or a first part of several. With `now` it is played too. */
  point(ref: string, now = false): void {
    const step = this.choosing
    this.attend()
    if (!step) return
    if (this.clicked.includes(ref)) {
      this.clicked = []
      return
    }
    const clicked = [...this.clicked, ref]
    const left = step.choices.filter((c) => !c.reason && fits(c.refs, clicked))
    const before = step.choices.find((c) => c.arg === step.picked)
    const meant = left.length === 1 ? left[0] : preferred(left, before, clicked)
    if (meant) void this.choose(meant.arg, now)
    else if (left.length) {
      this.steps = [...this.steps.slice(0, -1), { ...step, picked: null }]
      this.probed = null
      this.changes = []
      this.clicked = clicked
    } else if (this.clicked.length) {
      this.clicked = []
      this.point(ref, now)
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

  confirm(): Promise<void> {
    if (!this.complete || this.sending) return Promise.resolve()
    this.answering = this.send()
    return this.answering
  }

  /** Once what was sent has been taken in, and its position has come. */
  async arrived(): Promise<void> {
    await this.answering
  }

  private async send(): Promise<void> {
    this.sending = true
    this.refused = null
    const reply = await this.ask({ type: 'answer', ...this.feed() })
    this.sending = false
    if (reply.type === 'refused') this.refuse(reply)
  }

  protected refuse(reply: Record<string, unknown>): void {
    const { facts, changed } = reply as Partial<Refusal>
    this.refused = { refused: String(reply['refused']), facts: facts ?? {}, changed: changed ?? null }
    this.gesture.drop()
    this.begin()
  }
}
