import { vi } from 'vitest'
import './act-environment.ts'

/**
 * Waits for what comes by itself, such as an answer, a chunk of code or the end of a pause. React shows it as in a browser:
 * `act` is for what a test does at once, and nobody knows beforehand when this comes.
 */
export async function waitFor<T>(look: () => T | Promise<T>, timeoutMs = 10_000): Promise<T> {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  try {
    return await vi.waitFor(look, { timeout: timeoutMs })
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before
  }
}
