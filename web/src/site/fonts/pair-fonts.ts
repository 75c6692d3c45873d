import localFont from 'next/font/local'

// Fonts of the pairs that a site may choose in place of the first one: unchanged files of Google Fonts (`-first`), and the few letters
// that the ten languages need beyond them. Their licences lie beside them. None is preloaded by Next, which knows no choice: the
// server of the live pages does it for the chosen pair (src/server/assets/site-styles.ts), by the end of the file's name.

const bricolage = localFont({
  src: './pairs/bricolage-grotesque-first.woff2',
  variable: '--font-bricolage-grotesque',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const bricolageLetters = localFont({
  src: './pairs/bricolage-grotesque-letters.woff2',
  variable: '--font-bricolage-grotesque-letters',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const newsreader = localFont({
  src: './pairs/newsreader-first.woff2',
  variable: '--font-newsreader',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const newsreaderLetters = localFont({
  src: './pairs/newsreader-letters.woff2',
  variable: '--font-newsreader-letters',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const literata = localFont({
  src: './pairs/literata-first.woff2',
  variable: '--font-literata',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const literataLetters = localFont({
  src: './pairs/literata-letters.woff2',
  variable: '--font-literata-letters',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const outfit = localFont({
  src: './pairs/outfit-first.woff2',
  variable: '--font-outfit',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const outfitLetters = localFont({
  src: './pairs/outfit-letters.woff2',
  variable: '--font-outfit-letters',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const figtree = localFont({
  src: './pairs/figtree-first.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const figtreeLetters = localFont({
  src: './pairs/figtree-letters.woff2',
  variable: '--font-figtree-letters',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const dmSans = localFont({
  src: './pairs/dm-sans-first.woff2',
  variable: '--font-dm-sans',
  weight: '100 1000',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

const dmSansLetters = localFont({
  src: './pairs/dm-sans-letters.woff2',
  variable: '--font-dm-sans-letters',
  weight: '100 1000',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+0178,U+017D-017E' },
  ],
})

const classOf = (...fonts: readonly { readonly variable: string }[]) => fonts.map((font) => font.variable).join(' ')

/** Class names that declare each font's variables, with that of its letters. */
export const pairClasses = {
  bricolage: classOf(bricolage, bricolageLetters),
  newsreader: classOf(newsreader, newsreaderLetters),
  literata: classOf(literata, literataLetters),
  outfit: classOf(outfit, outfitLetters),
  figtree: classOf(figtree, figtreeLetters),
  dmSans: classOf(dmSans, dmSansLetters),
}
