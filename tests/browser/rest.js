// Whether the page waits for anything: what it fetches, and what it has asked over its line.
(() => {
  const asked = new Set()
  const lines = new WeakSet()
  const [fetched, sent] = [window.fetch, WebSocket.prototype.send]
  let fetching = 0
  const settled = () => requestAnimationFrame(() => requestAnimationFrame(() => fetching--)) // and drawn
  window.fetch = (...what) => {
    fetching++
    const reply = fetched(...what)
    reply.then((r) => r.clone().arrayBuffer()).then(settled, settled)
    return reply
  }
  WebSocket.prototype.send = function (text) {
    const name = (id) => `${this.url} ${id}`
    const { id } = JSON.parse(text)
    if (id) asked.add(name(id))
    if (!lines.has(this)) {
      lines.add(this)
      this.addEventListener('message', (event) => asked.delete(name(JSON.parse(event.data).id)))
      this.addEventListener('close', () => asked.clear())
    }
    sent.call(this, text)
  }
  window.atRest = () => fetching === 0 && asked.size === 0
})()
