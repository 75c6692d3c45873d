import { readFileSync, statSync } from 'node:fs'
import { fontPairs } from '@blickfang/contract/options/font-pair/option.ts'
import { expect, test, vi } from 'vitest'
import { fontStyle, stacksOf } from '../theme/font-stacks.ts'

interface Font {
  readonly src: string
  readonly variable: string
  readonly preload?: boolean
  readonly declarations?: readonly { readonly prop: string; readonly value: string }[]
}
const declared = vi.hoisted(() => [] as Font[])
vi.mock('next/font/local', () => ({
  default: (font: Font) => {
    declared.push(font)
    return font
  },
}))
const { allFontClasses, fontClasses } = await import('./fonts.ts')

/** Letters beyond ASCII of the site's languages: de, fr, it, rm, sq, sr, hr, es, pt. */
const letters = 'ÄÖÜäöüßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÌÍÒÓÚìíòóúĆČĐŠŽćčđšžÁÃÕÑáãõñ«»–’…¿¡'
const css = readFileSync(new URL('../theme/globals.css', import.meta.url), 'utf8')

/** The font that a letter is taken from: the first of the stack whose range has it. */
function fontOf(letter: string, stack: string): Font {
  const names = new RegExp(`--font-${stack}:([^;]+);`).exec(css)?.[1]?.matchAll(/var\((--[\w-]+)\)/g) ?? []
  const fonts = [...names].flatMap(([, name]) => declared.filter(({ variable }) => variable === name))
  const found = fonts.find((font) => rangesOf(font).some(([from, to]) => from <= letter && letter <= to))
  if (!found) throw new Error(`no font has ${letter}`)
  return found
}

function rangesOf({ declarations = [] }: Font): [string, string][] {
  const value = declarations.find(({ prop }) => prop === 'unicode-range')?.value ?? ''
  return value.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [String.fromCodePoint(Number.parseInt(from, 16)), String.fromCodePoint(Number.parseInt(to, 16))]
  })
}

function bytesOf({ src }: Font): number {
  return statSync(new URL(src, import.meta.url)).size
}

test('of the usual pair two files are loaded before the first paint, and of each pair no more', () => {
  expect(declared.filter(({ preload }) => preload !== false)).toHaveLength(2)
  for (const pair of fontPairs) {
    const names = fontClasses(pair).split(' ')
    const own = declared.filter(({ variable }) => names.includes(variable))
    const first = own.filter(({ src, preload }) => preload !== false || src.includes('-first.'))
    expect(first).toHaveLength(2)
    expect(first.reduce((sum, font) => sum + bytesOf(font), 0)).toBeLessThan(100_000)
  }
})

test.each(fontPairs)('the fonts of the pair «%s» are those that it declares', (pair) => {
  const names = fontClasses(pair).split(' ')
  const { display, text } = stacksOf(pair)
  const used = [...`${display},${text}`.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(names.filter((name) => name !== '--font-anton')))
  expect(names.every((name) => allFontClasses.split(' ').includes(name))).toBe(true)
  expect(fontStyle(pair)).toBe(`html:root{--font-display:${display};--font-text:${text}}`)
})

test('the first pair is that of the styles of every page', () => {
  const own = (stack: string) => new RegExp(`--font-${stack}:([^;]+);`).exec(css)?.[1]?.replace(/\s+/g, '')
  const { display, text } = stacksOf('lens')
  expect([own('display'), own('text')]).toEqual([display.replace(/\s+/g, ''), text.replace(/\s+/g, '')])
})

test.each(['display', 'text'])(
  'in the %s font no letter of the ten languages costs more than a small file',
  (stack) => {
    const later = new Set(
      [...letters].map((letter) => fontOf(letter, stack)).filter(({ preload }) => preload === false),
    )
    const bytes = [...later].reduce((sum, font) => sum + bytesOf(font), 0)
    expect(bytes).toBeLessThan(8_000)
  },
)

test('every small file holds the letters that its range promises', async () => {
  const { default: subset } = await import('subset-font')
  const small = declared.filter(({ src }) => src.includes('letters'))
  expect(small).toHaveLength(8)
  for (const font of small) {
    const file = readFileSync(new URL(font.src, import.meta.url))
    const of = async (text: string) => (await subset(file, text, { targetFormat: 'sfnt' })).byteLength
    const empty = await of('')
    for (const letter of 'ĆčĐšž') expect(await of(letter)).toBeGreaterThan(empty + 50)
  }
})
