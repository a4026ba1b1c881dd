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
  /** It picks the further parts itself: whoever fills in what is usually meant leaves them alone. */
  fills = false

  constructor(private readonly client: Answering) {}

  /** From the question at hand on. */
  async begin(...wishes: Wish[]): Promise<void> {
    this.wishes = wishes
    await this.goOn()
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
    this.wishes = []
  }

  /** A question has come: what was wished for it is picked, part by part, and sent. */
  async goOn(): Promise<void> {
    for (let wish = this.wishes[0]; wish; wish = this.wishes[0]) {
      const step = this.client.choosing
      const arg = step?.question.name === wish.asked ? wish.answer(step) : null
      if (arg === null || !step?.choices.some((c) => c.arg === arg && !c.reason)) return this.drop()
      this.wishes = this.wishes.slice(1)
      this.fills = wish.rest !== undefined
      await this.client.pick(arg)
      await this.finish(wish)
      this.fills = false
      if (this.client.complete) return this.client.confirm()
    }
  }

  private async finish({ rest }: Wish): Promise<void> {
    for (let part = this.client.choosing; part?.picked === null && part.question.held; part = this.client.choosing) {
      const arg = rest?.(part) ?? null
      if (arg === null) return
      await this.client.pick(arg)
    }
  }
}
