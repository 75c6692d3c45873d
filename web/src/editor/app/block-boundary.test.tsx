import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { EditorWords } from '../locales/words.tsx'
import { BlockBoundary } from './block-boundary.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

let isBroken = true

function Block() {
  if (isBroken) throw new Error('broken')
  return <p>Wieder da</p>
}

test('a block that cannot be shown leaves the others alone, and is shown again once it can be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditorWords>
        <BlockBoundary>
          <Block />
        </BlockBoundary>
        <p>Nachbar</p>
      </EditorWords>,
    ),
  )
  expect(document.body.textContent).toContain('Nachbar')
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('lässt sich gerade nicht zeigen')
  isBroken = false
  await act(async () => document.querySelector('button')?.click())
  expect(document.body.textContent).toContain('Wieder da')
  await act(async () => root.unmount())
})
