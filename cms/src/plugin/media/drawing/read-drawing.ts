import { gunzipSync } from 'node:zlib'

/** As much as an upload may have. */
const maxBytes = 25 * 1024 * 1024

/** The text of a drawing in whatever encoding its program has written it. Throws for bytes that are not of it. */
export function readDrawing(bytes: Buffer): string {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : bytes
  return new TextDecoder(encodingOf(plain), { fatal: true }).decode(plain)
}

/** Encoding by the first bytes, else as the declaration says. Source: XML 1.0, appendix F. */
function encodingOf(bytes: Buffer): string {
  const begin = bytes.toString('latin1', 0, 4)
  if (begin.startsWith('\xff\xfe') || begin.startsWith('<\0')) return 'utf-16le'
  if (begin.startsWith('\xfe\xff') || begin.startsWith('\0<')) return 'utf-16be'
  if (begin.startsWith('\xef\xbb\xbf')) return 'utf-8'
  const declaration = /^\s*<\?xml\s[^>]*>/.exec(bytes.toString('latin1', 0, 300))?.[0] ?? ''
  const named = /\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1] ?? 'utf-8'
  // Bytes of one each cannot be declared in units of two.
  return /^utf-?16/i.test(named) ? 'utf-8' : named
}
