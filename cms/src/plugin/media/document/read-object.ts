/** Hears of each name in an object, with its escapes undone. */
type OnName = (name: string) => void

const code = (sign: string) => sign.charCodeAt(0)
const [percent, slash, hash] = [code('%'), code('/'), code('#')]
const [open, close, less, greater] = [code('('), code(')'), code('<'), code('>')]
const [openList, closeList, backslash] = [code('['), code(']'), code('\\')]

/** Signs between words: spaces, ends of lines, and the sign of number 0. */
export const blanks: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32])
const delimiters: ReadonlySet<number> = new Set([...'()<>[]{}/%'].map(code))
const isRegular = (byte: number | undefined) => byte !== undefined && !blanks.has(byte) && !delimiters.has(byte)

/**
 * Reads one object of a PDF from where it begins, and answers where it ends: at the end of the file where it is never closed. As a
 * reader does it: words in strings and comments are no names. Source: ISO 32000-1, 7.2 and 7.3.
 */
export function readObject(bytes: Buffer, start: number, onName: OnName): number {
  let [at, depth] = [start, 0]
  for (;;) {
    at = afterBlanks(bytes, at)
    if (at >= bytes.length) return at
    const byte = bytes[at]
    if (byte === slash) at = readName(bytes, at + 1, onName)
    else if (byte === open) at = afterString(bytes, at)
    else if (byte === less && bytes[at + 1] !== less) at = after(bytes, '>', at)
    else if (byte === less || byte === openList) {
      depth += 1
      at += byte === less ? 2 : 1
    } else if ((byte === greater && bytes[at + 1] === greater) || byte === closeList) {
      depth -= 1
      at += byte === greater ? 2 : 1
    } else at = afterWord(bytes, at)
    if (depth <= 0) return at
  }
}

/** Behind spaces, ends of lines and comments. */
export function afterBlanks(bytes: Buffer, start: number): number {
  let at = start
  for (;;) {
    while (blanks.has(bytes[at] ?? -1)) at += 1
    if (bytes[at] !== percent) return at
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
  }
}

function readName(bytes: Buffer, start: number, onName: OnName): number {
  const end = isRegular(bytes[start]) ? afterWord(bytes, start) : start
  const raw = bytes.toString('latin1', start, end)
  const isEscaped = bytes.subarray(start, end).includes(hash)
  onName(
    isEscaped ? raw.replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))) : raw,
  )
  return end
}

/** A number, a keyword, or a sign that stands alone. */
function afterWord(bytes: Buffer, start: number): number {
  let at = start
  while (isRegular(bytes[at])) at += 1
  return Math.max(at, start + 1)
}

/** Strings hold brackets in pairs, and single ones behind a backslash. */
function afterString(bytes: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === backslash) at += 1
    else if (byte === open) depth += 1
    else if (byte === close) depth -= 1
    if (depth === 0) return at + 1
  }
  return bytes.length
}

function after(bytes: Buffer, sign: string, start: number): number {
  const found = bytes.indexOf(sign, start, 'latin1')
  return found < 0 ? bytes.length : found + sign.length
}
