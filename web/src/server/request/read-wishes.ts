/** Longer than what any browser sends. */
const longest = 1000

/**
 * Wishes of a header such as Accept-Language or Accept-Encoding, in small letters, the dearest first; nothing that it refuses
 * (`q=0`), and nothing at all of a header that no browser sends.
 */
export function readWishes(header: string | undefined): readonly { readonly name: string }[] {
  if (!header || header.length > longest) return []
  return header
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { name, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
}
