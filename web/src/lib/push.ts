/** Being called in this browser when it is closed, by its push service. */

import { api } from './api'
import { settings } from './settings.svelte'
import type { BellCard } from './types'

const WORKER = '/worker.js'

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Whether one of these bells is this browser. */
export async function isCalled(bells: BellCard[]): Promise<boolean> {
  const own = await subscription()
  return own !== null && bells.some((b) => b.address === own.endpoint)
}

export async function subscribe(person: string, server: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: server })
  const { keys } = own.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.hang(person, { kind: 'push', address: own.endpoint, p256dh, auth, lang: settings.lang })
}

export async function unsubscribe(person: string): Promise<void> {
  const own = await subscription()
  if (!own) return
  await api.unhang(person, own.endpoint)
  await own.unsubscribe()
}
