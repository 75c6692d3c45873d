/** Marks that say in which direction a line runs, and joiners without a width: programs put them around what is copied. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * An address as its owner reads it: without marks that nobody sees, blanks around it, the angle brackets of a mail program and
 * the scheme of its own kind, with which browsers copy a link («mailto:a@b.ch», «tel:+41…»).
 */
export function asCopied(text: string, scheme?: 'mailto:' | 'tel:'): string {
  const seen = text.replace(unseen, '').trim()
  const bare = seen.startsWith('<') && seen.endsWith('>') ? seen.slice(1, -1).trim() : seen
  if (!scheme || !bare.toLowerCase().startsWith(scheme)) return bare
  return decoded(bare.slice(scheme.length)).trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A per cent sign that is only that.
    return text
  }
}
