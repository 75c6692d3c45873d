/** Blank after the stars, so that a pattern of paths in a string (`shared/**`) is none. */
const docstring = /\/\*\*\s[\s\S]*?\*\//g
const sentence = /(?<=^|[.!?][»”’"'`)]?\s)(?:What|Who|It|One)\b[^.!?]*/g

/**
 * Sentences of a source's docstrings, members' too, that begin with what, who, it or one, with their lines: a docstring begins with
 * the noun or the verb that it documents.
 */
export function vagueDocstrings(source) {
  return [...source.matchAll(docstring)].flatMap(({ 0: written, index }) => {
    const line = source.slice(0, index).split('\n').length
    const text = written
      .slice(3, -2)
      .replace(/\s*\n\s*\*?\s*/g, ' ')
      .trim()
    const first = /^Its\b[^.!?]*/.exec(text) ?? []
    return [...first, ...(text.match(sentence) ?? [])].map((vague) => ({ line, sentence: vague.trim() }))
  })
}
