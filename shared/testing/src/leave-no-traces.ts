import { afterAll, vi } from 'vitest'

// The next file goes on in the same process, and in the same document.
afterAll(async () => {
  // Islands fetch their code when they are shown; what is cut off in the middle stays broken.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (!('document' in globalThis)) return
  getSelection()?.removeAllRanges()
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
