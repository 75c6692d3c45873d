import transliterate from '@sindresorhus/transliterate'
import { hyphenated, plainLetters } from '../kernel/text/hyphenated.ts'

/** Serbian is read in two scripts, letter for letter; the library spells these as Russian does, or not at all. */
const serbian: Readonly<Record<string, string>> = {
  ...{ ђ: 'dj', ж: 'z', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', х: 'h', ц: 'c', ч: 'c', џ: 'dz', ш: 's' },
}

/** Most characters of an address: the site looks for no longer one. */
export const maxSlugLength = 120

/**
 * Makes any text a page's address: lower case, umlauts written out, other scripts in Latin letters, accents dropped, hyphens
 * for everything else. Empty when nothing is left. A leading tilde goes too: `~role` addresses are the product's own.
 */
export function normaliseSlug(text: string): string {
  return normaliseTypedSlug(text).replace(/-$/, '')
}

/** The same while someone types: a hyphen at the end may stay, since a word may follow. */
export function normaliseTypedSlug(text: string): string {
  const latin = plainLetters(text)
    .replace(/[ђжјљњћхцчџш]/g, (letter) => serbian[letter] ?? letter)
    .replace(/[^ -~]+/g, (letters) => transliterate(letters))
  return hyphenated(latin).slice(0, maxSlugLength)
}
