/** Words that a stand-in replaces: those of a glossary, whole and in any case. */
export type Glossary = ReadonlyMap<string, string>

/**
 * What a stand-in makes of a fragment of XML: the same with a sign of the language before its first words, and with the words of the
 * glossary. Tags and entities stay.
 */
export function sayIn(text: string, language: string, glossary: Glossary): string {
  let isFirst = true
  return text.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, words = '') => {
    if (tag !== undefined) return tag
    const said = withGlossary(words, glossary)
    if (!isFirst || said.trim() === '') return said
    isFirst = false
    return said.replace(/^\s*/, (blank) => `${blank}${language.toLowerCase()}: `)
  })
}

function withGlossary(words: string, glossary: Glossary): string {
  return [...glossary].reduce((said, [word, translation]) => {
    const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    return said.replace(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'giu'), translation)
  }, words)
}
