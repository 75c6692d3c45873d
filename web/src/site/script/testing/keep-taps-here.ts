import { vi } from 'vitest'
import { keepTaps } from '../keep-taps.ts'

/** Keeps taps in the document of a test file, until what it returns is called: other files have the same one. */
export function keepTapsHere(): () => void {
  const listen = vi.spyOn(document, 'addEventListener')
  keepTaps(document)
  const [heard] = listen.mock.calls
  listen.mockRestore()
  return () => heard && document.removeEventListener(...heard)
}
