import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { inlineText, plainText, type RichText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSegment, toSegments, withSegments } from './segments.ts'

/** Words with all that could be taken for a tag or an entity. */
const words = fc
  .array(
    fc.constantFrom(
      'Brille',
      ' ',
      '&',
      '<',
      '>',
      '<t id="0">',
      '</a>',
      '<br/>',
      '&amp;',
      '&lt;',
      '"',
      'ß',
      '5 %',
      '😀',
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))
const text = fc.record({
  type: fc.constant('text' as const),
  text: words,
  format: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
})
const linebreak = fc.constant({ type: 'linebreak' as const })
const link = fc.record({
  type: fc.constant('link' as const),
  fields: fc.constantFrom({ url: 'https://optik.example/a' }, { url: 'tel:+41522223344', newTab: true }),
  children: fc.array(fc.oneof(text, linebreak), { minLength: 1, maxLength: 3 }),
})
const inline = fc.array(fc.oneof({ weight: 3, arbitrary: text }, linebreak, link), { maxLength: 5 })
const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), children: inline }),
  fc.record({
    type: fc.constant('heading' as const),
    tag: fc.constantFrom('h1' as const, 'h3' as const),
    children: inline,
  }),
  fc.record({
    type: fc.constant('list' as const),
    listType: fc.constantFrom('bullet' as const, 'number' as const),
    children: fc.array(fc.record({ type: fc.constant('listitem' as const), children: inline }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
)
const richText = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((children): RichText => richTextSchema.parse({ root: { type: 'root', children } }))

const asJson = (value: RichText | null) =>
  JSON.parse(JSON.stringify({ text: plainText(value), json: value, by: 'person' }))

test('a text whose translation is the text itself stays as it is, node by node', () => {
  fc.assert(
    fc.property(richText, (value) => {
      expect(isSameValue(asJson(withSegments(value, toSegments(value))), asJson(value))).toBe(true)
    }),
    { numRuns: propertyRuns(400) },
  )
})

test('a line stays as it is, but for blanks around it', () => {
  fc.assert(
    fc.property(words, (line) => {
      expect(plainSegment.read(plainSegment.of(line))).toBe(line.trim() === '' ? null : line.trim())
    }),
  )
})

/** The addresses of links that hold words, in the order of their names. */
const linksOf = ({ root }: RichText): readonly unknown[] =>
  root.children
    .flatMap((node) => (node.type === 'list' ? node.children.flatMap(({ children }) => children) : node.children))
    .flatMap((node) => (node.type === 'link' && inlineText(node.children).trim() !== '' ? [node.fields.url] : []))
    .toSorted()
const marksOf = ({ root }: RichText): ReadonlySet<number> =>
  new Set(
    root.children
      .flatMap((node) => (node.type === 'list' ? node.children.flatMap(({ children }) => children) : node.children))
      .flatMap((node) => (node.type === 'link' ? node.children : [node]))
      .flatMap((node) => (node.type === 'text' && node.text.trim() !== '' ? [node.format] : [])),
  )

/** Damage that a service may do to a segment: take a piece out, put one in twice, turn pieces round, or say something else. */
const lie = fc.record({
  kind: fc.constantFrom('drop', 'twice', 'swap', 'empty', 'words' as const),
  at: fc.nat({ max: 12 }),
  of: fc.nat({ max: 8 }),
})

function lieAbout(segment: string, { kind, at }: { kind: string; at: number }): string {
  const pieces = segment.match(/<[^>]*>|[^<]+/g) ?? []
  const index = at % Math.max(1, pieces.length)
  if (kind === 'empty') return ''
  if (kind === 'words') return 'Autre chose'
  if (kind === 'drop') return pieces.filter((_, own) => own !== index).join('')
  if (kind === 'twice') return pieces.flatMap((piece, own) => (own === index ? [piece, piece] : [piece])).join('')
  return pieces
    .map((piece, own) => (own === index ? (pieces[own + 1] ?? '') : own === index + 1 ? (pieces[index] ?? '') : piece))
    .join('')
}

test('whatever a service sends back, no link and no mark is lost or made without a word', () => {
  const counts = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(richText, lie, (value, how) => {
      const segments = toSegments(value)
      const told = segments.map((segment, index) =>
        index === how.of % segments.length ? lieAbout(segment, how) : segment,
      )
      const made = withSegments(value, told)
      counts[made ? 'taken' : 'refused'] += 1
      if (!made) return
      expect(linksOf(made)).toEqual(linksOf(value))
      for (const mark of marksOf(value)) expect(marksOf(made)).toContain(mark)
      expect(made.root.children.map(({ type }) => type)).toEqual(value.root.children.map(({ type }) => type))
      expect(withSegments(value, [...told, 'Autre chose'])).toBeNull()
    }),
    { numRuns: propertyRuns(600) },
  )
  expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(50)
})

test('words are sent without tags where they have one look, and without soft hyphens', () => {
  const value = richTextSchema.parse({
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Gleit\u00adsicht & mehr' }] },
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Rufen Sie ' },
            { type: 'link', fields: { url: 'tel:+41522223344' }, children: [{ type: 'text', text: 'uns', format: 1 }] },
            { type: 'text', text: ' an.' },
          ],
        },
      ],
    },
  })
  expect(toSegments(value)).toEqual([
    'Gleitsicht &amp; mehr',
    '<t id="0">Rufen Sie </t><a id="1"><t id="2">uns</t></a><t id="3"> an.</t>',
  ])
  const french = withSegments(value, [
    'Progressifs &amp; plus',
    '<a id="1"><t id="2">Appelez</t></a><t id="0">-nous</t><t id="3">.</t>',
  ])
  expect(plainText(french)).toBe('Progressifs & plus\nAppelez-nous.')
})
