import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['.list:has(> :only-child) > :last-child', true],
  ['.text:has([open]) > p', true],
  ['.list:has(> :hover) > :not(:hover) .body > :is(h2, h3)', true],
  ['.list:has(> :nth-child(2)) + *', true],
  ['body:has(.dress) .header', false],
  ['.narrow:has(a) + :global(#site-menu)', false],
  ['.list > :first-child:nth-last-child(2)', false],
  ['.list:has(> :only-child)', false],
  ['.place:not(:has(.voucher)) > :is(.title, .info)', false],
  ['body:has([data-round]) > :is(header, footer)', false],
])('%s is wide: %s', (selector, expected) => expect(isWide(selector)).toBe(expected))

test('no style sheet has a rule that makes the browser look at the whole page anew when anything on it changes', () => {
  const sheets = [
    'shared/contract/src',
    'shared/platform/src',
    'shared/views/src',
    'shared/blocks/src',
    'web/src',
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  )
  expect(sheets.length).toBeGreaterThan(80)
  const wide = sheets.flatMap((sheet) =>
    selectorsOf(sheet)
      .filter(isWide)
      .map((selector) => `${sheet}: ${selector}`),
  )
  expect(wide).toEqual([])
})

function selectorsOf(sheet: string): readonly string[] {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return rules.split(/[{};]/).flatMap((part) => (part.includes(':has(') ? split(part, /,/) : []))
}

/** Once on a page, so that they may be named by it. */
const lone = ['header', 'footer', 'aside', 'main', 'body', 'html']

/**
 * Chromium asks of a change only whether any `:has()` may have changed above it, not which. Body, of which some rule asks, then
 * answers for all of them: what follows a `:has()` is looked at anew wherever it stands, so it has to be named by a class or an attribute
 * (decision 102).
 */
function isWide(selector: string): boolean {
  const compounds = split(selector, /[\s>+~]/)
  const subject = compounds.at(-1) ?? ''
  return compounds.slice(0, -1).some((compound) => compound.includes(':has(')) && !isNamed(subject)
}

function isNamed(compound: string): boolean {
  const plain = compound.replace(/:(is|where|global)\((.*)\)/, '')
  const alternatives = /:(?:is|where|global)\((.*)\)/.exec(compound)?.[1]
  const own = plain.replace(/::?[\w-]+(\(.*\))?/g, '')
  if (/[.[#]/.test(own) || lone.includes(own)) return true
  return alternatives !== undefined && split(alternatives, /,/).every(isNamed)
}

/** Parts between separators that no bracket holds together. */
function split(text: string, separator: RegExp): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
    if (depth === 0 && separator.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
