import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from './wait-for.ts'

function Listener({ onListening }: { onListening: () => void }) {
  useEffect(onListening, [onListening])
  return <p />
}

test('what was waited for listens already', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  onTestFinished(() => root.unmount())
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const onListening = vi.fn()
  startTransition(() => root.render(<Listener onListening={onListening} />))
  // The moment after React has drawn it, and before it does what comes after drawing.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, { childList: true, subtree: true })
  })
  expect(onListening).not.toHaveBeenCalled()

  await waitFor(() => expect(document.querySelector('p')).not.toBeNull())
  expect(onListening).toHaveBeenCalledOnce()
})
