import { afterAll, vi } from 'vitest'

/** Things that Payload keeps for the life of a process. */
interface Kept {
  /** Instances that were started, by their key. */
  readonly _payload?: Map<
    string,
    { payload: { destroy(): Promise<void>; db: { pool: { end(): Promise<void> } } } | null }
  >
  readonly _payload_graphql?: { graphql: unknown; promise: unknown }
  _payload_doNotCacheClientConfig?: boolean
  _payload_doNotCacheSchemaMap?: boolean
  _payload_doNotCacheClientSchemaMap?: boolean
}

const environment = { ...process.env }
const intervals = new Set<NodeJS.Timeout>()
const { setInterval: original } = globalThis
globalThis.setInterval = ((...args: Parameters<typeof original>) => {
  const interval = original(...args)
  intervals.add(interval)
  return interval
}) as typeof original

// The next file goes on in the same process: installed packages stay as they are, and everything else is made anew.
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const interval of intervals) clearInterval(interval)
  globalThis.setInterval = original
  await forgetPayload(globalThis as Kept)
  forgetOurs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.resetModules()
})

async function forgetPayload(kept: Kept): Promise<void> {
  for (const { payload } of kept._payload?.values() ?? []) {
    await payload?.destroy()
    void payload?.db.pool.end()
  }
  kept._payload?.clear()
  if (kept._payload_graphql) Object.assign(kept._payload_graphql, { graphql: null, promise: null })
  // As Payload itself does when its configuration has changed.
  kept._payload_doNotCacheClientConfig = true
  kept._payload_doNotCacheSchemaMap = true
  kept._payload_doNotCacheClientSchemaMap = true
}

/** Forgets what our own modules keep for the life of a process (`inProcess`). */
function forgetOurs(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('blickfang.')) Reflect.deleteProperty(globalThis, key)
  }
}
