import { plainText, richTextColors, richTextSchema, richTextSizes } from '@blickfang/contract/content/rich-text.ts'
import { shownRichText } from '@blickfang/contract/content/shown-rich-text.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nodeHref, RichText } from './rich-text.tsx'

function html(...children: object[]): string {
  return renderToStaticMarkup(<RichText value={richTextSchema.parse({ root: { type: 'root', children } })} />)
}
const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more })

test('formats nest, sizes and colours become classes', () => {
  const markup = html({
    type: 'paragraph',
    children: [text('beides', { format: 3 }), text('gross', { $: { size: 'large', color: 'primary' } })],
  })
  expect(markup).toContain('<strong class="bold"><em>beides</em></strong>')
  expect(markup).toContain('<span class="primary large">gross</span>')
})

test('transparent and medium are the text’s own colour and size', () => {
  expect(
    html({ type: 'paragraph', children: [text('schlicht', { $: { size: 'medium', color: 'transparent' } })] }),
  ).toContain('>schlicht</p>')
})

test('text is text, whatever it looks like', () => {
  expect(html({ type: 'paragraph', children: [text('<script>alert(1)</script>')] })).toContain('&lt;script&gt;')
})

test('headings and lists keep their level, an empty paragraph keeps its line', () => {
  const markup = html(
    { type: 'heading', tag: 'h2', children: [text('Titel')] },
    { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('Eins')] }] },
    { type: 'paragraph', children: [] },
  )
  expect(markup).toContain('<h2 class="h2">Titel</h2><ul class="list"><li class="listItem">Eins</li></ul>')
  expect(markup).toContain('<p class="paragraph"><br/></p>')
})

test('a heading with a long word names its length, so that a phone has room for it', () => {
  const heading = (words: string) => html({ type: 'heading', tag: 'h2', children: [text(words)] })
  expect(heading('Der Gesundheitscheck')).toContain('style="--longest:16"')
  expect(heading('Der Test')).not.toContain('--longest')
})

test('a numbered list counts from its first number, also as plain words', () => {
  const item = (words: string) => ({ type: 'listitem', children: [text(words)] })
  const list = { type: 'list', listType: 'number', tag: 'ol', start: 3, children: [item('Messen'), item('Beraten')] }
  expect(html(list)).toContain(
    '<ol class="list numbered" start="3"><li class="listItem">Messen</li><li class="listItem">Beraten</li></ol>',
  )
  expect(html({ ...list, start: 1 })).toContain('<ol class="list numbered"><li')
  const value = richTextSchema.parse({ root: { type: 'root', children: [list] } })
  expect(plainText(value)).toBe('3. Messen\n4. Beraten')
})

test.each([
  [{ linkType: 'custom', newTab: false, url: 'https://zeiss.ch' }, 'https://zeiss.ch'],
  [{ linkType: 'custom', newTab: false, link: { type: 'phone', phone: '052 212 47 30' } }, 'tel:0522124730'],
  [
    { linkType: 'internal', newTab: false, url: '/de/kontakt', link: { type: 'page', role: '~contact' } },
    '/de/kontakt',
  ],
  [{ linkType: 'custom', newTab: false, url: 'javascript:alert(1)' }, null],
  [{ linkType: 'custom', newTab: false, url: '//boese.ch' }, null],
  [{ linkType: 'custom', newTab: false }, null],
] as const)('%j leads to %s', (fields, href) => {
  expect(nodeHref(fields)).toBe(href)
})

test('a link that leads nowhere leaves its words', () => {
  const paragraph = { type: 'paragraph', children: [{ type: 'link', fields: { url: '' }, children: [text('Klick')] }] }
  expect(html(paragraph)).toContain('>Klick</p>')
  expect(html(paragraph)).not.toContain('<a')
})

test('an unsafe address that reached the database some other way is no link either', () => {
  const value = richTextSchema.parse({
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'link', fields: { url: '/' }, children: [text('Klick')] }] }],
    },
  })
  const stored = JSON.parse(JSON.stringify(value).replace('"url":"/"', '"url":"javascript:alert(1)"'))
  expect(JSON.stringify(stored)).toContain('javascript:')
  const markup = renderToStaticMarkup(<RichText value={stored} />)
  expect(markup).toContain('>Klick</p>')
  expect(markup).not.toContain('<a')
})

test('headings have names of their own in addresses, made of their words', () => {
  const heading = (words: string) => ({ type: 'heading', tag: 'h2', children: [text(words)] })
  const children = [heading('Was es kostet'), heading('Für Sie'), heading('Was es kostet'), heading('…')]
  const value = richTextSchema.parse({ root: { type: 'root', children } })
  const markup = renderToStaticMarkup(<RichText value={value} anchor="t-1" />)
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['t-1-was-es-kostet', 't-1-fuer-sie', 't-1-was-es-kostet-2', 't-1'])
})

const look = fc.record(
  { color: fc.constantFrom(...richTextColors), size: fc.constantFrom(...richTextSizes) },
  { requiredKeys: [] },
)
const run = fc.record(
  {
    type: fc.constant('text'),
    text: fc.string(),
    format: fc.constantFrom(0, 1, 2, 3),
    $: look,
    detail: fc.nat({ max: 3 }),
  },
  { requiredKeys: ['type', 'text'] },
)
const words = fc.oneof(run, fc.constant({ type: 'linebreak' }))
const to = fc.constantFrom(
  { type: 'url', url: 'https://a.ch' },
  { type: 'phone', phone: '+41 52 212 00 00' },
  { type: 'page', page: { id: '00000000-0000-4000-8000-000000000001', collection: null } },
)
const anchor = fc.record(
  {
    url: fc.constantFrom('', null, '/de/kontakt', 'https://b.ch', 'tel:052 212 00 00'),
    link: to,
    newTab: fc.boolean(),
    linkType: fc.constant('internal'),
    doc: fc.constant({ relationTo: 'pages', value: '00000000-0000-4000-8000-000000000001' }),
  },
  { requiredKeys: [] },
)
const inline = fc.array(
  fc.oneof(
    words,
    fc.record({ type: fc.constant('link'), fields: anchor, children: fc.array(words, { maxLength: 3 }) }),
  ),
  { maxLength: 4 },
)
const aligned = {
  format: fc.constantFrom('', 'center', 'right'),
  indent: fc.nat({ max: 8 }),
  version: fc.nat({ max: 10 }),
}
const block = fc.oneof(
  fc.record({
    ...aligned,
    ...{ type: fc.constant('paragraph'), textFormat: fc.nat({ max: 3 }), children: inline },
    $: fc.constantFrom({}, { size: 'large' }, { size: 'small' }),
  }),
  fc.record({
    ...aligned,
    type: fc.constant('heading'),
    tag: fc.constantFrom('h1', 'h2', 'h3', 'h5'),
    children: inline,
  }),
  fc.record({
    ...aligned,
    ...{
      type: fc.constant('list'),
      listType: fc.constantFrom('bullet', 'number'),
      start: fc.integer({ min: 0, max: 9 }),
    },
    children: fc.array(fc.record({ ...aligned, type: fc.constant('listitem'), value: fc.nat(), children: inline })),
  }),
)

test('what is shown of a rich text looks and reads as all of it does', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (children) => {
      const whole = richTextSchema.safeParse({ root: { type: 'root', direction: 'ltr', children } })
      fc.pre(whole.success)
      const shown = shownRichText(whole.data)
      const markup = (value: typeof shown) => renderToStaticMarkup(<RichText value={value} anchor="t-1" />)
      expect(markup(shown)).toBe(markup(whole.data))
      expect(plainText(shown)).toBe(plainText(whole.data))
      expect(JSON.stringify(shown)).not.toMatch(/"(version|direction|indent|mode|detail|textFormat|linkType|doc)"/)
      expect(richTextSchema.safeParse(shown).success).toBe(true)
    }),
  )
})
