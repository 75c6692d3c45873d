const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
}

/**
 * Makes any text a page's address: lower case, umlauts written out, other accents dropped, hyphens for everything else.
 * Empty when nothing is left. A leading tilde goes too: `~role` addresses are the product's own.
 */
export function normaliseSlug(text: string): string {
  return normaliseTypedSlug(text).replace(/-$/, '')
}

/** The same while someone types: a hyphen at the end may stay, since a word may follow. */
export function normaliseTypedSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøđł]/g, (letter) => writtenOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 120)
}
