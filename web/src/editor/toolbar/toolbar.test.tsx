import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '../testing/open-part.tsx'
import { Toolbar } from './toolbar.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}))
vi.mock('../publication/publication.tsx', () => ({ usePublication: () => ({ publication: null }) }))

beforeEach(() => window.history.replaceState(null, '', '/de/edit/start'))
afterEach(() => window.history.replaceState(null, '', '/'))

/** The bar at an address, and a press on one of its buttons; says what the address is afterwards. */
async function press(query: string, name: string) {
  window.history.replaceState(null, '', `/de/edit/start${query}`)
  await openPart(<Toolbar travel={vi.fn() as never} />)
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label')?.startsWith(name),
  )
  if (!button) throw new Error(`There is no button «${name}»`)
  await act(async () => button.click())
  return window.location.search
}

test.each([
  ['', 'Bearbeiten', '?toolbar=1'],
  ['?toolbar=1', 'Werkzeuge ausblenden', ''],
  ['?pageMenu=1', 'Werkzeuge ausblenden', ''],
  ['?toolbar=1', 'Seiten', '?pageMenu=1'],
  ['?toolbar=1', 'Einstellungen', '?settings=1'],
  ['?pageMenu=1', 'Einstellungen', '?settings=1'],
  ['?settings=1', 'Einstellungen', '?toolbar=1'],
])('at «%s» a press on «%s» leads to «%s»', async (query, name, after) => {
  expect(await press(query, name)).toBe(after)
})

test('closed there is one button, and no tool beside it', async () => {
  await openPart(<Toolbar travel={vi.fn() as never} />)
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Bearbeiten'])
  expect(document.querySelector('[role="toolbar"]')).toBeNull()
})
