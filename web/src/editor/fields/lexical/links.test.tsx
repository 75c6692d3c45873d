import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { $getRoot, $isTextNode } from 'lexical'
import { afterEach, expect, test } from 'vitest'
import { $applyLink, $removeLinks } from './links.ts'
import { readSelection } from './selection-state.ts'
import { fieldUnderTest } from './testing/field-under-test.ts'

let field: ReturnType<typeof fieldUnderTest>
afterEach(() => field.close())

/** Letters of one run of words, by its place in the text. */
function select(run: number, from: number, to: number): void {
  field.editor.update(
    () => {
      const text = $getRoot().getAllTextNodes()[run]
      if ($isTextNode(text)) text.select(from, to)
    },
    { discrete: true },
  )
}
const change = (how: () => void) => field.editor.update(how, { discrete: true })
const links = () => [...field.host.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

test('a link is seen with the caret in it, changed as a whole from there, and removed', () => {
  field = fieldUnderTest({ value: toRichText('Gut sehen') })
  select(0, 4, 9)
  change(() => $applyLink({ type: 'url', url: 'https://a.ch' }))
  expect(links()).toEqual([['sehen', 'https://a.ch']])
  select(1, 2, 2)
  expect(readSelection(field.editor)).toMatchObject({ hasWords: false, link: { link: { url: 'https://a.ch' } } })
  change(() => $applyLink({ type: 'url', url: 'https://b.ch' }))
  expect(links()).toEqual([['sehen', 'https://b.ch']])
  select(1, 0, 2)
  change(() => $applyLink({ type: 'email', email: 'info@bücher.ch' }))
  expect(links()).toEqual([['sehen', 'mailto:info@bücher.ch']])
  select(1, 2, 2)
  change($removeLinks)
  expect(links()).toEqual([])
  expect(field.host.textContent).toBe('Gut sehen')
})
