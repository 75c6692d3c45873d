/** Signs that may end a string, by the sign that began it: straight, as word processors set it, or in angle brackets. */
const closing: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '‘': "’‘'",
  '‚': "‘’'",
  '’': "’'",
  '“': '”“"',
  '„': '“”"',
  '”': '”"',
  '«': '»',
  '»': '«',
}

/**
 * Makes JSON of a text that only looks like it: strings between quotation signs of any kind, and commas before an end. Words within a
 * string stay as they are. Only for what JSON.parse refuses.
 */
export function tidyJson(source: string): string {
  let tidy = ''
  let at = 0
  while (at < source.length) {
    const sign = source.charAt(at)
    const closers = closing[sign]
    if (closers) {
      const end = endOfString(source, at + 1, closers)
      tidy += quoted(source.slice(at + 1, end))
      at = end + 1
    } else {
      if (sign !== ',' || !endsAfter(source, at + 1)) tidy += sign
      at++
    }
  }
  return tidy
}

/** A sign ends its string where JSON goes on behind it; others stand within («Rund um d'Altstadt»). */
function endOfString(source: string, from: number, closers: string): number {
  for (let at = from; at < source.length; at++) {
    const sign = source.charAt(at)
    if (sign === '\\') at++
    else if (closers.includes(sign) && [',', ':', ']', '}', ''].includes(nextSign(source, at + 1))) return at
  }
  return source.length
}

function endsAfter(source: string, from: number): boolean {
  return [']', '}', ''].includes(nextSign(source, from))
}

/** The next sign that is no space; none at the end. */
function nextSign(source: string, from: number): string {
  let at = from
  while (at < source.length && source.charAt(at).trim() === '') at++
  return source.charAt(at)
}

function quoted(words: string): string {
  try {
    // With its escapes, if it has some.
    return JSON.stringify(JSON.parse(`"${words}"`))
  } catch {
    return JSON.stringify(words)
  }
}
