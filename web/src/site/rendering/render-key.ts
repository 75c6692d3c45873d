import { randomBytes } from 'node:crypto'

// Next's bundle and the server are two copies of this module in one process; they share only the global object.
const held = globalThis as typeof globalThis & { blickfangRenderKey?: string }
held.blickfangRenderKey ??= randomBytes(16).toString('hex')
const key = held.blickfangRenderKey

/** A version as it stands in the address of a rendering: with what only this process knows. */
export function keyed(version: string): string {
  return `${version}.${key}`
}

/** Whether it is the version of a rendering that this process asked for. */
export function isKeyed(version: string): boolean {
  return version.endsWith(`.${key}`)
}
