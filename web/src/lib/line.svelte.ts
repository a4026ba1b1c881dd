/** The line to the server: open, lost and tried again; what is asked is settled once, by an answer or by the loss. */

export type Message = { type: string; id?: number } & Record<string, unknown>

const RETRY = [500, 1000, 2000, 4000, 8000]
const OFFLINE: Message = { type: 'refused', refused: 'offline', facts: {} }

export class Line {
  online = $state(false)
  lost = $state('') // a reason that no retry mends
  retry = $state(0) // when the line is tried again
  private socket: WebSocket | null = null
  private tries = 0
  private next = 1
  private waiting = new Map<number, (reply: Message) => void>()
  private closed = false

  constructor(
    private readonly path: string,
    private readonly hello: () => object,
    private readonly hear: (message: Message) => void,
    private readonly hungUp: () => void,
  ) {}

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.hello()))
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as Message)
    socket.onclose = () => this.fell()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  /** The reply to a message of ours; without a line, a refusal that says so. */
  ask(message: object): Promise<Message> {
    const id = this.next++
    return new Promise((settle) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        settle(OFFLINE)
        return
      }
      this.waiting.set(id, settle)
      this.socket.send(JSON.stringify({ ...message, id }))
    })
  }

  private heard(message: Message): void {
    this.tries = 0
    this.online = true
    const settle = this.waiting.get(message.id ?? 0)
    this.waiting.delete(message.id ?? 0)
    if (settle) settle(message)
    else if (message.type === 'refused' && !message.id) this.lost = String(message['refused'])
    else this.hear(message)
  }

  private fell(): void {
    this.online = false
    for (const settle of this.waiting.values()) settle(OFFLINE)
    this.waiting.clear()
    this.hungUp()
    if (this.closed || this.lost) return
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)] ?? 0
    this.retry = Date.now() + wait
    setTimeout(() => this.open(), wait)
  }
}
