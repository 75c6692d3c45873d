import { readFileSync } from 'node:fs'
import { spacer } from '@blickfang/blocks/spacer/contract.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { AddBlockDialog } from './add-block-dialog.tsx'

const label = { de: 'Weitere', fr: 'Autres', en: 'More' }
vi.mock('@blickfang/blocks/offered-blocks.ts', () => ({
  listOfferedBlocks: () => [
    { section: 'remaining', label, blocks: [{ ...spacer, name: 'odd', icon: 'NoSuchIcon' }, spacer] },
  ],
  sentenceOf: () => '',
}))

test('a block without an icon of its own has the generic one, in the section of those that are left', async () => {
  await openPart(<AddBlockDialog position="end" onClose={() => undefined} />)
  await waitFor(() => expect(document.querySelectorAll('h3')[1]?.textContent).toBe('Weitere'))
  const icons = [...document.querySelectorAll('section:last-of-type > ul svg')].map(({ classList }) =>
    classList.contains('lucide-box'),
  )
  expect(icons).toEqual([true, false])
})

test('a pattern is several blocks in one step of undo; while one searches blocks come first, and Enter takes what stands first', async () => {
  const { session } = await openPart(<AddBlockDialog position="start" onClose={() => undefined} />)
  await waitFor(() => expect(document.querySelector('h3')?.textContent).toBe('Mehrere Blöcke auf einmal'))
  const before = session.document.root.getState().blocks
  const tile = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Kontakt'))
  await act(async () => tile?.click())
  const names = () =>
    session.document.root.getState().blocks.map((id) => session.document.groups.get(id)?.getState().name)
  expect(names()).toEqual(['contact', 'form', 'hero'])
  await act(async () => void session.undo())
  expect(session.document.root.getState().blocks).toEqual(before)
  const search = document.querySelector('input') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'Leistung')
    search.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Weitere',
    'Mehrere Blöcke auf einmal',
  ])
})

test('a new block begins in that section', () => {
  expect(readFileSync('shared/scripts/block-template.ts', 'utf8')).toContain("section: 'remaining'")
})
