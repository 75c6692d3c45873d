import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import './act-environment.ts'

/**
 * Waits for something that comes by itself, such as an answer, a chunk of code or the end of a pause. React shows it as in a browser:
 * `act` is for what a test does at once, and nobody knows beforehand when this comes. Components that have come listen already.
 */
export async function waitFor<T>(look: () => T | Promise<T>, timeoutMs = 10_000): Promise<T> {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  try {
    const found = await vi.waitFor(look, { timeout: timeoutMs })
    if ('document' in globalThis) await runEffects()
    return found
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before
  }
}

/** Effects of what is drawn come later by themselves, on a busy machine after the test's next step. Before React draws anything, it runs all. */
async function runEffects() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render('.'))
  await act(async () => root.unmount())
}
