import type { FontPair } from '@blickfang/contract/options/font-pair/option.ts'
import localFont from 'next/font/local'
import { pairClasses } from './pair-fonts.ts'

// Two files before the first paint; the few letters that the site's other languages add lie in a small file (scripts/cut-fonts.ts),
// everything else in a large one, and both load when a page has them. Ranges as Google Fonts cuts them. What stands in for them
// is in theme/globals.css: Next's own stand-in knows the letters of one file only, and no width.
const display = localFont({
  src: '../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const displayLetters = localFont({
  src: './fraunces-letters.generated.woff2',
  variable: '--font-fraunces-letters',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const displayExtended = localFont({
  src: '../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  variable: '--font-fraunces-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

const text = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const textLetters = localFont({
  src: './instrument-sans-letters.generated.woff2',
  variable: '--font-instrument-letters',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const textExtended = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  variable: '--font-instrument-ext',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

// The golf game's poster type: declared everywhere, loaded only where a page sets words in it.
const poster = localFont({
  src: '../../../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
  variable: '--font-anton',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const classOf = (...fonts: readonly { readonly variable: string }[]) => fonts.map((font) => font.variable).join(' ')
const lensText = classOf(text, textLetters, textExtended)

/** Class names of the fonts of each pair: what a page does not declare it does not load, nor the styles that name it. */
const classes: Readonly<Record<FontPair, string>> = {
  lens: `${classOf(display, displayLetters, displayExtended)} ${lensText}`,
  clear: `${pairClasses.bricolage} ${pairClasses.figtree}`,
  classic: `${pairClasses.newsreader} ${pairClasses.figtree}`,
  calm: `${pairClasses.literata} ${lensText}`,
  modern: `${pairClasses.outfit} ${pairClasses.dmSans}`,
}

/** The class names that declare the fonts of a pair; globals.css and `fontStyle` put them into the design's tokens. */
export function fontClasses(pair: FontPair): string {
  // A project's own pair is named by its style sheet, and not by a class.
  return pair in classes ? `${classes[pair]} ${poster.variable}` : poster.variable
}

/** Class names that declare the fonts of all pairs, for who tries them. */
export const allFontClasses = [
  ...new Set([...Object.values(classes), poster.variable].flatMap((names) => names.split(' '))),
].join(' ')
