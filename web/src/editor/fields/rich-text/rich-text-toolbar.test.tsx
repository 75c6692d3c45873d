import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { choose, click } from '@blickfang/testing/mount.tsx'
import { $getRoot, $isTextNode } from 'lexical'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { $applyLink } from '../lexical/links.ts'
import { fieldUnderTest } from '../lexical/testing/field-under-test.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

class NoSizes {
  observe = () => undefined
  disconnect = () => undefined
}

let field: ReturnType<typeof fieldUnderTest>
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes)
  field = fieldUnderTest({ value: toRichText('Gut sehen') })
})
afterEach(() => {
  field.close()
  vi.unstubAllGlobals()
})

const select = (from: number, to: number) =>
  field.editor.update(
    () => {
      const [text] = $getRoot().getAllTextNodes()
      if ($isTextNode(text)) text.select(from, to)
    },
    { discrete: true },
  )

async function open() {
  select(0, 3)
  await openPart(<RichTextToolbar editor={field.editor} host={createRef()} onLeave={() => undefined} />)
}

const named = <E extends Element>(name: string) => document.querySelector<E>(`[aria-label="${name}"]`)
const list = (name: string) => named<HTMLSelectElement>(name)
const press = (name: string) => click(named(name) ?? document.body)
const words = () => JSON.stringify(field.stored().root.children)

test('the tools are those of the specification, in the words of the editor', async () => {
  await open()
  const names = [...document.querySelectorAll('[role="toolbar"] :is(button, select)')].map((tool) =>
    tool.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Art des Absatzes', 'Fett', 'Kursiv', 'Aufzählung', 'Link setzen', 'Schriftgrösse', 'Farbe'])
})

test.each([
  ['h1', 'Überschrift 1', '"tag":"h1"'],
  ['h2', 'Überschrift 2', '"tag":"h2"'],
  ['h3', 'Überschrift 3', '"tag":"h3"'],
  ['large', 'Grosser Text', '"size":"large"'],
  ['small', 'Kleiner Text', '"size":"small"'],
])('a paragraph becomes %s', async (name, label, stored) => {
  await open()
  const choice = list('Art des Absatzes')
  expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual([
    'h1',
    'h2',
    'h3',
    'large',
    'paragraph',
    'small',
  ])
  expect([...(choice?.options ?? [])].find(({ value }) => value === name)?.textContent).toBe(label)
  await choose(choice as HTMLSelectElement, name)
  expect(words()).toContain(stored)
  await choose(list('Art des Absatzes') as HTMLSelectElement, 'paragraph')
  expect(words()).not.toContain(stored)
})

test('bold, italic, a list, a size and a colour are put on the selected words and taken away again', async () => {
  await open()
  await press('Fett')
  await press('Kursiv')
  expect(words()).toContain('"format":3')
  await press('Kursiv')
  expect(words()).toContain('"format":1')
  await choose(list('Schriftgrösse') as HTMLSelectElement, 'large')
  await choose(list('Farbe') as HTMLSelectElement, 'primary')
  expect(words()).toMatch(/"\$":\{(?=[^}]*"size":"large")(?=[^}]*"color":"primary")/)
  await choose(list('Farbe') as HTMLSelectElement, 'transparent')
  expect(words()).not.toContain('primary')
  await press('Aufzählung')
  expect(words()).toContain('"listType":"bullet"')
  await press('Aufzählung')
  expect(words()).not.toContain('"type":"list"')
})

test('the button of a link takes it away where there is one', async () => {
  select(0, 9)
  field.editor.update(() => $applyLink({ type: 'url', url: 'https://a.ch' }), { discrete: true })
  await open()
  expect(named('Link setzen')).toBeNull()
  expect(named('Link entfernen')?.getAttribute('aria-pressed')).toBe('true')
  await press('Link entfernen')
  expect(words()).not.toContain('a.ch')
  expect(field.host.textContent).toBe('Gut sehen')
})
