import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** A root of React's in the document for one test, whose drawing is waited for by `act`. With the test go what it drew, all else in the document and stubbed globals. */
export function openRoot(): Root {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  return root
}
