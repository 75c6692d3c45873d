import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldUnderTest, outlineOf } from '../testing/field-under-test.ts'

interface Item {
  readonly value: number | undefined
  readonly isParagraph: boolean
  readonly lists: readonly List[]
}
interface List {
  readonly tag: 'ul' | 'ol'
  readonly start: number | undefined
  readonly isLettered: boolean
  /** Whether the inner list stands beside the items, not within one, as some programs write it. */
  readonly isBeside: boolean
  readonly items: readonly Item[]
}

const number = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined, freq: 3 })
const lists = fc.letrec<{ list: List }>((tie) => ({
  list: fc.record({
    tag: fc.constantFrom('ul', 'ol'),
    start: number,
    isLettered: fc.boolean(),
    isBeside: fc.boolean(),
    items: fc.array(
      fc.record({
        value: number,
        isParagraph: fc.boolean(),
        lists: fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          fc.constant([]),
          fc.array(tie('list'), { minLength: 1, maxLength: 2 }),
        ),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
}))

/** The list as a document, and what a person reads of it: each item's word behind its number. */
function written({ tag, start, isLettered, items }: List, read: string[] = []): string {
  const isNumbered = tag === 'ol'
  let next = start ?? 1
  const parts = items.map(({ value, isParagraph, lists }) => {
    const own = value ?? next
    next = own + 1
    const word = `w${read.length}`
    read.push(isNumbered ? `${isLettered ? letterOf(own) : own} ${word}` : word)
    const inner = (isBeside: boolean) =>
      lists
        .filter((list) => list.isBeside === isBeside)
        .map((list) => written(list, read))
        .join('')
    const attribute = isNumbered && value !== undefined ? ` value="${value}"` : ''
    return `<li${attribute}>${isParagraph ? `<p>${word}</p>` : word}${inner(false)}</li>${inner(true)}`
  })
  const type = isNumbered && isLettered ? ' type="a"' : ''
  return `<${tag}${type}${isNumbered && start !== undefined ? ` start="${start}"` : ''}>${parts.join('')}</${tag}>`
}

/** Up to «zz». */
function letterOf(number: number): string {
  const [before, last] = [Math.floor((number - 1) / 26), (number - 1) % 26]
  return [before - 1, last].map((at) => 'abcdefghijklmnopqrstuvwxyz'.charAt(at)).join('')
}

/** Lines of the field as a person reads them. */
function shown(field: ReturnType<typeof fieldUnderTest>): string[] {
  return field.stored().root.children.flatMap((block, index) => {
    const lines = (outlineOf(field.stored())[index] ?? '').replace(/^\S+ /, '').split('|')
    const first = 'listType' in block && block.listType === 'number' ? (block.start ?? 1) : undefined
    return lines.flatMap((item, at) =>
      item.split('⏎').flatMap((line, place) => {
        const [, letters, word] = /^(?:– )*(?:(\d+|[a-z]+)\. )?(w\d+)$/.exec(line) ?? []
        const counted = first === undefined || place > 0 ? letters : String(first + at)
        return word ? [counted ? `${counted} ${word}` : word] : line === '' ? [] : [line]
      }),
    )
  })
}

test('every item of a pasted list is there in its order, behind the number that it had', () => {
  fc.assert(
    fc.property(lists.list, (list) => {
      const read: string[] = []
      const html = written(list, read)
      const field = fieldUnderTest()
      field.paste(`<html><body>${html}</body></html>`)
      expect([html, shown(field)]).toEqual([html, read])
      field.close()
    }),
    { numRuns: propertyRuns(40) },
  )
})

test.each([
  ['<ol><li>eins<ol type="a"><li>früh</li><li>spät</li></ol></li><li>zwei</li></ol>', ['ol eins⏎a. früh⏎b. spät|zwei']],
  ['<ul><li>eins<ol><li style="list-style-type:upper-roman" value="4">x</li></ol></li></ul>', ['ul eins|IV. x']],
  ['<ol><li>eins<ul><li>Etui</li></ul>Rest</li><li>zwei</li></ol>', ['ol eins', 'ul Etui', 'p Rest', 'ol zwei']],
  ['<ul><ul><li>tief</li></ul><li>flach</li></ul>', ['ul tief|flach']],
  ['<ol><ul><li>Etui</li></ul><ul><li>Tuch</li></ul><li>eins</li></ol>', ['ul Etui|Tuch', 'ol eins']],
  ['<ol><ol><li>tief</li></ol><li>eins</li></ol>', ['ol 1. tief', 'p ', 'ol eins']],
  ['<ol type="a"><li>früh</li><li>spät</li></ol>', ['p a. früh', 'p b. spät']],
  [
    '<ol style="list-style: upper-roman"><li>eins<ul><li>Etui</li></ul></li><li>zwei</li></ol>',
    ['p I. eins', 'ul Etui', 'p II. zwei'],
  ],
  ['<ol reversed><li>eins<ul><li>Etui</li></ul></li><li>zwei</li></ol>', ['p 2. eins', 'ul Etui', 'p 1. zwei']],
  ['<ol reversed><li>eins</li><li>zwei</li></ol>', ['p 2. eins', 'p 1. zwei']],
])('%s is %j', (html, outline) => {
  const field = fieldUnderTest()
  field.paste(html)
  expect(outlineOf(field.stored())).toEqual(outline)
  field.close()
})
