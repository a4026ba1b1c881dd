/** The first game's hints: each is shown once, and this device remembers which, or that none are wanted. */

const KEY = 'cinqmars-terraforming-guide'
const OFF = 'off'

function kept(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

class Guide {
  seen = $state<string[]>(kept())

  get off(): boolean {
    return this.seen.includes(OFF)
  }

  has(hint: string): boolean {
    return this.seen.includes(hint)
  }

  /** Read: the next one may come. */
  read(hint: string): void {
    this.keep([...this.seen, hint])
  }

  never(): void {
    this.keep([...this.seen, OFF])
  }

  /** From the beginning. */
  again(): void {
    this.keep([])
  }

  private keep(seen: string[]): void {
    this.seen = seen
    try {
      localStorage.setItem(KEY, seen.join(' '))
    } catch {
      // a private window keeps nothing
    }
  }
}

export const guide = new Guide()
