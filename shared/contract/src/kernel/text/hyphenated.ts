/** Letters that are no accented ones of ASCII, as German and its neighbours write them out. */
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

/** Small Latin letters: umlauts written out, ligatures and other forms in plain ones, accents and what nobody sees dropped; other scripts stay. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøđł]/g, (letter) => writtenOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}

/** Words as one part of an address: letters and digits of ASCII alone, a hyphen for everything between. */
export function hyphenated(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
}
