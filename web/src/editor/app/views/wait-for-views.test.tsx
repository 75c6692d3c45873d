import { waitFor } from '@blickfang/testing/wait-for.ts'
import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useViewsOf } from './block-views.ts'

const groups = [{ name: 'priceList', parentId: null }]
const ran = vi.fn()

function Page() {
  useViewsOf(groups)
  useEffect(() => {
    ran()
  }, [])
  return <p>Da</p>
}

test('a page that has waited for its views runs what stands behind the wait, without a fault', async () => {
  // React draws when it has time, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const faults: unknown[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const note = (error: unknown) => faults.push(error)
  // React says there what an app in production dies of.
  vi.spyOn(console, 'error').mockImplementation(note)
  const root = createRoot(host, { onRecoverableError: note, onUncaughtError: note, onCaughtError: note })
  startTransition(() => root.render(<Page />))
  await waitFor(() => expect([host.textContent, faults]).toEqual(['Da', []]))
  await waitFor(() => expect(ran).toHaveBeenCalledTimes(1))
  expect(faults).toEqual([])
  root.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
