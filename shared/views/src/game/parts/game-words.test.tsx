import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { gameWords } from './game-words.ts'

// How long a busy machine takes to load the words says nothing about them.
const patience = { timeout: 20_000 }

/** A screen that keeps something of its own, after it has asked for the words. */
function Screen() {
  const t = gameWords('fr')
  const [own] = useState('12')
  return (
    <p>
      {t('share')} {own}
    </p>
  )
}

test('a screen that waits for its words goes on with them, and with what it keeps itself', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const host = document.createElement('div')
  const said = vi.spyOn(console, 'error')
  const root = createRoot(host)
  const show = (content: ReactNode) => root.render(<Suspense>{content}</Suspense>)
  show('Bonjour')
  await expect.poll(() => host.textContent, patience).toBe('Bonjour')
  // What is on the screen stays there meanwhile, and the waiting screen is rendered on from where it stopped.
  startTransition(() => show(<Screen />))
  await expect.poll(() => host.textContent, patience).toBe('Partager 12')
  expect(said).not.toHaveBeenCalled()
  root.unmount()
}, 60_000)
