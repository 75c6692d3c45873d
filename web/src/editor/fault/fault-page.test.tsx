import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FaultPage } from './fault-page.tsx'

const fromServer = Object.assign(new Error('An error occurred'), { digest: '42' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 503 })))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  document.body.replaceChildren()
})

async function show(error: Error, reset = () => {}) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<FaultPage error={error} reset={reset} />))
  return () => act(async () => root.unmount())
}

test('the page speaks the language of the session, and says that nothing typed is lost', async () => {
  sessionStorage.setItem('editorLanguage', 'fr')
  const leave = await show(fromServer)
  expect(document.querySelector('main')?.lang).toBe('fr')
  expect(document.body.textContent).toContain('Cette page n’a pas pu s’ouvrir')
  expect(document.body.textContent).toContain('Ce que vous avez écrit se trouve dans ce navigateur')
  await leave()
})

test('it asks the server until it is back and opens then; a fault of the browser’s own is not tried for ever', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, pathname: '/de/edit', href: 'http://localhost/de/edit', reload })
  const leave = await show(fromServer)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(reload).not.toHaveBeenCalled()
  vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 200 }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(reload).toHaveBeenCalledOnce()
  await leave()

  const leaveOwn = await show(new Error('own'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(reload).toHaveBeenCalledOnce()
  await leaveOwn()
})
