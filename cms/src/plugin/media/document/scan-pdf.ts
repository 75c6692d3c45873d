import { inflateSync, constants as zlib } from 'node:zlib'
import { afterBlanks, blanks, readObject } from './read-object.ts'

/** Names in the objects of a PDF. */
interface Scan {
  readonly names: ReadonlySet<string>
  /** All of its objects were read. */
  readonly isWhole: boolean
}

/** Bytes of objects that are packed in streams, unpacked: as much as a thousand pages of a book have. */
const maxUnpacked = 64 * 1024 * 1024
/** How often the bytes of a file may be gone over: each object is read from its own beginning, and none lies in another. */
const maxPasses = 4

/**
 * Collects the names in all objects of a PDF. Objects are read wherever one begins, also in streams, strings and comments: a table
 * of a PDF may point there. Objects that are packed are unpacked; those that are packed otherwise than programs do make the answer
 * not whole. Streams of pages themselves are not read: nothing in them is carried out.
 */
export function scanPdf(bytes: Buffer): Scan {
  const names = new Set<string>()
  const budget = { read: bytes.length * maxPasses, unpacked: maxUnpacked }
  let isWhole = true
  const note = (name: string) => names.add(name)
  for (const start of beginnings(bytes)) {
    const own: string[] = []
    const end = readObject(bytes, start, (name) => own.push(name))
    own.forEach(note)
    budget.read -= end - start
    if (budget.read < 0) return { names, isWhole: false }
    if (isPacked(own)) isWhole = readPacked(bytes, { start, end, own, budget }, note) && isWhole
  }
  return { names, isWhole }
}

/** Behind each «1 0 obj», and behind each `trailer`. */
function* beginnings(bytes: Buffer): Generator<number> {
  for (const at of places(bytes, 'obj')) if (isHeader(bytes, at)) yield at + 3
  for (const at of places(bytes, 'trailer')) yield at + 'trailer'.length
}

function* places(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) yield at
}

/** Whether a number stands before the word, or a comment, which may hide one. */
function isHeader(bytes: Buffer, at: number): boolean {
  let last = at - 1
  while (last >= 0 && blanks.has(bytes[last] ?? -1)) last -= 1
  const sign = String.fromCharCode(bytes[last] ?? 0)
  if (/\d/.test(sign)) return true
  const line = bytes.toString('latin1', Math.max(0, last - 200), last + 1)
  const begin = Math.max(line.lastIndexOf('\r'), line.lastIndexOf('\n'))
  return last < at - 1 && line.lastIndexOf('%') > begin
}

/** A stream of objects. Readers find them by their number, whatever the stream calls itself. */
function isPacked(names: readonly string[]): boolean {
  return names.includes('ObjStm') || (names.includes('First') && names.includes('N'))
}

interface Packed {
  readonly start: number
  readonly end: number
  readonly own: readonly string[]
  readonly budget: { unpacked: number }
}

/** False for what is packed in another way than programs do it. */
function readPacked(bytes: Buffer, { start, end, own, budget }: Packed, note: (name: string) => void): boolean {
  const data = streamAt(bytes, end)
  if (data === null) return true
  const [, first] = /\/First[\s\0]+(\d+)/.exec(bytes.toString('latin1', start, end)) ?? []
  const filters = own.filter((name) => /Decode$|^(Crypt|AHx|A85|LZW|Fl|RL)$/.test(name))
  const isUsual = filters.length === 1 && filters[0] === 'FlateDecode' && !own.includes('Predictor')
  if (first === undefined || !isUsual) return false
  const unpacked = unpack(bytes.subarray(data), budget.unpacked)
  if (!unpacked) return false
  budget.unpacked -= unpacked.length
  const [head = ''] = /^[\d\s\0]*/.exec(unpacked.toString('latin1', 0, Number(first))) ?? []
  const numbers = head.split(/[\s\0]+/).filter((word) => word !== '')
  let read = 0
  for (const [index, offset] of numbers.entries()) {
    if (index % 2 === 0) continue
    const from = Number(first) + Number(offset)
    read += readObject(unpacked, from, note) - from
    if (read > unpacked.length * maxPasses) return false
  }
  return true
}

/** Where the bytes of an object's stream begin; null for an object that has none. */
function streamAt(bytes: Buffer, end: number): number | null {
  const at = afterBlanks(bytes, end)
  if (bytes.toString('latin1', at, at + 6) !== 'stream') return null
  const lines = /^ *(\r\n|\n|\r)/.exec(bytes.toString('latin1', at + 6, at + 16))
  return at + 6 + (lines?.[0].length ?? 0)
}

/** To the end that the packing itself has: what the file says of its length may be another. */
function unpack(bytes: Buffer, maxOutputLength: number): Buffer | null {
  if (maxOutputLength <= 0) return null
  try {
    return inflateSync(bytes, { maxOutputLength, finishFlush: zlib.Z_SYNC_FLUSH })
  } catch {
    // Not packed by deflate, broken, or too much of it: nobody has read what is in it, and the file is refused for that.
    return null
  }
}
