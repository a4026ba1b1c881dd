/** By which address friends find this server: on its own machine the page's is not theirs. */

import { api } from './api'
import type { Reach } from './types'

const OWN = ['localhost', '127.0.0.1', '[::1]']

/** What the server says to its own machine; nothing elsewhere: then the page's address is everybody's. */
export async function reachHere(): Promise<Reach | null> {
  return OWN.includes(location.hostname) ? api.reach() : null
}

/** How links begin. */
export function originFor(reach: Reach | null): string {
  const known = reach && !reach.loopback && reach.address
  return known ? `${location.protocol}//${reach.address}:${reach.port}` : location.origin
}
