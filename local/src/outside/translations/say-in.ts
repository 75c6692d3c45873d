/** Words that a stand-in replaces: those of a glossary, whole and in any case. */
export type Glossary = ReadonlyMap<string, string>

/**
 * Translates a fragment of XML as a stand-in does: the same text with a sign of the language before its first words, and with the
 * words of the glossary. Tags and entities stay.
 */
export function sayIn(text: string, language: string, glossary: Glossary): string {
  let isFirst = true
  return text.replace(/(<[^<>]*>)|([^<]+)/g, (_, tag: string | undefined, words = '') => {
    if (tag !== undefined) return tag
    const said = withGlossary(words, glossary)
    if (!isFirst || said.trim() === '') return said
    isFirst = false
    return said.replace(/^\s*/, (blank) => `${blank}${language.toLowerCase()}: `)
  })
}

function withGlossary(words: string, glossary: Glossary): string {
  return [...glossary].reduce((said, [word, translation]) => replaceWord(said, word, translation), words)
}

function replaceWord(text: string, word: string, translation: string): string {
  const [lower, wanted] = [text.toLowerCase(), word.toLowerCase()]
  let said = ''
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0 && wanted; at = lower.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length
    if (/\p{L}$/u.test(text.slice(0, at)) || /^\p{L}/u.test(text.slice(end))) continue
    said += text.slice(from, at) + translation
    from = end
  }
  return said + text.slice(from)
}
