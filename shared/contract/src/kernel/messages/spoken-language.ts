/** Languages that stand in for one that a part of a page does not speak. */
const standIns: Readonly<Record<string, string>> = { rm: 'de' }

/**
 * The language in which somebody reads a part that speaks only some: their own where it is among them, German for who
 * reads Romansh, English for all others. All parts of a page go by it, so that nobody reads a third language beside two.
 * A part without English, as the editor is, is read in German.
 */
export function spokenLanguage<L extends string>(spoken: readonly L[], wanted: string): L | 'de' {
  const find = (language: string) => spoken.find((each) => each === language)
  return find(wanted) ?? find(standIns[wanted] ?? 'en') ?? 'de'
}
