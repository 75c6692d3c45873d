import { readFileSync } from 'node:fs'
import { spacer } from '@blickfang/blocks/spacer/contract.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
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
  await waitFor(() => expect(document.querySelector('h3')?.textContent).toBe('Weitere'))
  const icons = [...document.querySelectorAll('ul svg')].map(({ classList }) => classList.contains('lucide-box'))
  expect(icons).toEqual([true, false])
})

test('a new block begins in that section', () => {
  expect(readFileSync('shared/scripts/block-template.ts', 'utf8')).toContain("section: 'remaining'")
})
