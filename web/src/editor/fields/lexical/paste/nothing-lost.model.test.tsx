import type { RichText } from '@blickfang/contract/content/rich-text.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldUnderTest, outlineOf } from '../testing/field-under-test.ts'

/**
 * A document as it is written, and as a person reads it: its words in order, where `|` ends a word. A word of the text is
 * made of letters that no `|` parts.
 */
interface Written {
  readonly html: string
  readonly read: string
  readonly targets: readonly string[]
}

const word = fc
  .constantFrom('Brille', 'Glas', '12', '08:00', 'ä', 'CHF', 'm²', 'Ω')
  .map((text): Written => ({ html: text, read: text, targets: [] }))

function around(open: string, close: string, apart: boolean) {
  return (inner: Written): Written => ({
    ...inner,
    html: `${open}${inner.html}${close}`,
    read: apart ? `|${inner.read}|` : inner.read,
  })
}

/** Blocks within a paragraph end it, and what its own end then means a browser and the DOM of these tests read in two ways. */
function endsAtBlocks(tag: string, { html }: Written): string {
  return /<(?:p|div|section|h2|blockquote|d[tdl]|center|summary|address|pre|legend|ul|ol|li|table|hr)\b/.test(html)
    ? 'div'
    : tag
}

function inOrder(parts: readonly Written[]): Written {
  return {
    html: parts.map(({ html }) => html).join(''),
    read: parts.map(({ read }) => read).join(''),
    targets: parts.flatMap(({ targets }) => targets),
  }
}

const nothing = (html: string, read = ''): Written => ({ html, read, targets: [] })
const between = fc.constantFrom(
  nothing(' ', '|'),
  nothing('\n   ', '|'),
  nothing('&nbsp;', '|'),
  nothing('<br>', '|'),
  nothing('<hr>', '|'),
  nothing('<img src="https://a.ch/a.jpg">', '|'),
  nothing('<img src="https://a.ch/a.jpg" alt="Laden">', '|Laden|'),
  nothing('<svg width="9"><path d="M0 0"/></svg>', '|'),
  nothing('<svg><text>Plan</text></svg>', '|Plan|'),
  nothing('<video src="https://a.ch/a.mp4">fort</video>', '|'),
  nothing('<input value="Name">', '|Name|'),
  nothing('<wbr>'),
  nothing('<!-- fort -->'),
  nothing('<script>fort</script>'),
  nothing('<style>fort</style>'),
  nothing('<span style="display:none">fort</span>'),
  nothing('<span hidden>fort</span>'),
  nothing('<del>fort</del>'),
  nothing('<span></span>'),
  nothing('<div></div>', '|'),
)
const wrappers = [
  ...['span', 'b', 'i', 'font', 'small', 'big', 'ins', 'data', 'code', 'x-teil', 'label', 'time', 's'].map((tag) =>
    around(`<${tag}>`, `</${tag}>`, false),
  ),
  around('<font color="#c00">', '</font>', false),
  around('<span style="text-decoration: line-through">', '</span>', false),
  around('<div style="display:inline">', '</div>', false),
  ...['div', 'section', 'h2', 'blockquote', 'center', 'summary', 'address', 'pre', 'legend'].map((tag) =>
    around(`<${tag}>`, `</${tag}>`, true),
  ),
  ...['p', 'dt', 'dd'].map(
    (tag) => (inner: Written) => around(`<${endsAtBlocks(tag, inner)}>`, `</${endsAtBlocks(tag, inner)}>`, true)(inner),
  ),
  ...['span', 'b', 'font', 'label'].map((tag) => around(`<${tag} style="display:block">`, `</${tag}>`, true)),
  around('<span style="float:right">', '</span>', true),
  around('<span style="margin-left: 12px">', '</span>', true),
  around('<span style="display: inline-block; width: 9em">', '</span>', true),
  around('<q>', '</q>', false),
  around('<button>', '</button>', true),
  around('<ul><li>', '</li></ul>', true),
  (inner: Written) => {
    const tag = endsAtBlocks('p', inner)
    return around(`<ol start="3"><li><${tag}>`, `</${tag}></li></ol>`, true)(inner)
  },
  around('<ul><li>eins<ul><li>', '</li></ul></li></ul>', true),
].map((wrap, index, all) =>
  index === all.length - 1 ? (inner: Written) => ({ ...wrap(inner), read: `|eins|${inner.read}|` }) : wrap,
)

const addresses: readonly (readonly [string, string])[] = [
  ['https://a.ch/b?c=d', 'https://a.ch/b?c=d'],
  ['mailto:info@optik.ch', 'mailto:info@optik.ch'],
  ['tel:+41522124730', 'tel:+41522124730'],
  ['sms:+41791234567', 'tel:+41791234567'],
  ['//a.ch/x', 'https://a.ch/x'],
  ['/kontakt', '/kontakt'],
]
const linked = fc
  .tuple(fc.constantFrom(...addresses), fc.boolean(), word)
  .map(([[href, target], isBlock, inner]): Written => {
    const style = isBlock ? ' style="display: block"' : ''
    return { ...around(`<a href="${href}"${style}>`, '</a>', isBlock)(inner), targets: [target] }
  })

const { part } = fc.letrec<{ part: Written }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    between,
    linked,
    fc
      .tuple(fc.constantFrom(...wrappers), fc.array(tie('part'), { minLength: 1, maxLength: 4 }))
      .map(([wrap, parts]) => wrap(inOrder(parts))),
    fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => {
      const each = parts.map(around('<span>', '</span>', true))
      return around('<div style="display: flex">', '</div>', true)(inOrder(each))
    }),
    fc.array(fc.array(tie('part'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map((cells) => {
      const each = cells.map((cell) => around('<td>', '</td>', true)(inOrder(cell)))
      return around('<table><tr>', '</tr></table>', true)(inOrder(each))
    }),
  ),
}))
const pasted = fc.array(part, { minLength: 1, maxLength: 6 }).map(inOrder)

/** Words without the signs that lists and quotations have by themselves, and here in letters (nested-lists.test.tsx). */
const wordsOf = (read: string) =>
  read
    .split(/[\s|]+/)
    .map((word) => word.replaceAll(/[«»‹›]/g, ''))
    .filter((word) => word !== '' && !/^(?:\d+\.|–)$/.test(word))

function targetsIn(value: RichText): string[] {
  return [...JSON.stringify(value).matchAll(/"link":(\{"type":[^}]*\})/g)].map(
    ([, link = '']) => plainHref(JSON.parse(link)) ?? '',
  )
}

test('of a paste no visible letter goes, no two words become one, and every link leads where it led', () => {
  fc.assert(
    fc.property(pasted, (document) => {
      const field = fieldUnderTest()
      field.paste(`<html><body>${document.html}</body></html>`)
      const stored = field.stored()
      const got = outlineOf(stored).map((block) => block.replace(/^\S+ /, ''))
      expect(wordsOf(got.join('|').replaceAll('⏎', '|'))).toEqual(wordsOf(document.read))
      expect(targetsIn(stored)).toEqual(document.targets)
      field.close()
    }),
    { numRuns: propertyRuns(150) },
  )
})
