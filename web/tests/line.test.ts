import { describe, expect, test, vi } from 'vitest'
import { asks, End, line, settled, sitDown } from './server'

const at = sitDown()

describe('the line', () => {
  test('begins with what this device holds and has seen', async () => {
    expect(line().sent[0]).toMatchObject({ type: 'hello', tokens: ['token-0'], since: {}, parts: true })
    await line().say(asks(4, 1))
    vi.useFakeTimers()
    line().close()
    expect(at.client.line.online).toBe(false)
    vi.advanceTimersByTime(500)
    line().onopen?.()
    expect(End.all).not.toHaveLength(1)
    expect(line().sent[0]).toMatchObject({ since: { 0: 4 } })
  })

  test('what waits for an answer is told that the line is lost', async () => {
    await line().say(asks(1, 1))
    void at.client.pick(2)
    await line().probed()
    void at.client.confirm()
    expect(at.client.sending).toBe(true)
    vi.useFakeTimers()
    line().close()
    await settled()
    expect(at.client.sending).toBe(false)
    expect(at.client.refused?.refused).toBe('offline')
  })

  test('a refusal at the door is not tried again', async () => {
    vi.useFakeTimers()
    const before = End.all.length
    await line().say({ type: 'refused', id: 0, refused: 'token' })
    line().close()
    vi.advanceTimersByTime(60_000)
    expect(at.client.line.lost).toBe('token')
    expect(End.all).toHaveLength(before)
  })
})
