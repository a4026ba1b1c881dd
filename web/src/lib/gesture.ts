/** Several submissions as one gesture: each waits for its question, and if another is asked the rest is dropped. */

import type { Answering, Step } from './answer.svelte'

export interface Wish {
  /** the kind of question it answers */
  asked: string
  /** the argument of the answer; null if what was wished is not offered */
  answer: (step: Step) => number | null
  /** what is usually meant by the further parts of that answer; null: its owner is asked */
  rest?: (step: Step) => number | null
}

export class Gesture {
  private wishes: readonly Wish[] = []
  private picking: Wish | null = null // picked and tried, not sent yet
  private turn = 0 // whoever went on before has been overtaken
  /** It picks the further parts itself: whoever fills in what is usually meant leaves them alone. */
  fills = false

  constructor(private readonly client: Answering) {}

  /** From the question at hand on; if that has been answered already, from the next. */
  async begin(...wishes: Wish[]): Promise<void> {
    this.picking = null
    this.wishes = wishes
    if (!this.client.sending) await this.goOn()
  }

  /** For what is asked once the question at hand is answered. */
  follow(...wishes: Wish[]): void {
    this.wishes = wishes
  }

  /** After what is on its way: a click that came before its question. */
  add(wish: Wish): void {
    this.wishes = [...this.wishes, wish]
  }

  get isUnderWay(): boolean {
    return this.wishes.length > 0
  }

  drop(): void {
    this.halt()
  }

  /** Nothing more of it is sent; what is left of it. */
  halt(): Wish[] {
    const left = this.picking ? [this.picking, ...this.wishes] : [...this.wishes]
    this.turn++
    this.picking = null
    this.wishes = []
    this.fills = false
    return left
  }

  /** Somebody else has answered while it picked: it waits until what was picked is tried anew. */
  async after(tried: Promise<boolean>): Promise<void> {
    if (this.picking) this.turn++
    if ((await tried) && this.picking) await this.goOn()
  }

  /** A question has come: what was wished for it is picked, part by part, and sent. */
  async goOn(): Promise<void> {
    const turn = ++this.turn
    this.fills = false
    const again = this.picking
    this.picking = null
    if (again && this.client.complete) return this.client.confirm()
    if (again) this.wishes = [again, ...this.wishes] // another question came before it was sent
    for (let wish = this.wishes[0]; wish; wish = this.wishes[0]) {
      const step = this.client.choosing
      const arg = step?.question.name === wish.asked ? wish.answer(step) : null
      if (arg === null || !step?.choices.some((c) => c.arg === arg && !c.reason)) return this.drop()
      this.wishes = this.wishes.slice(1)
      this.picking = wish
      this.fills = wish.rest !== undefined
      if (!(await this.picked(arg, turn)) || !(await this.finish(wish, turn))) return
      this.fills = false
      this.picking = null
      if (this.client.complete) return this.client.confirm()
    }
  }

  /** Whether nothing has come between. */
  private async picked(arg: number, turn: number): Promise<boolean> {
    await this.client.pick(arg)
    return turn === this.turn
  }

  private async finish({ rest }: Wish, turn: number): Promise<boolean> {
    for (let part = this.client.choosing; part?.picked === null && part.question.held; part = this.client.choosing) {
      const arg = rest?.(part) ?? null
      if (arg === null) return true
      if (!(await this.picked(arg, turn))) return false
    }
    return true
  }
}
