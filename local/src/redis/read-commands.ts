/** Whole commands that have come, and the bytes after them that are not a whole command yet. */
interface Read {
  readonly commands: readonly (readonly string[])[]
  readonly rest: Buffer
}

const lineEnd = '\r\n'

/** Reads commands as Redis's clients write them: arrays of texts with their lengths. Source: RESP, version 2. */
export function readCommands(bytes: Buffer): Read {
  const commands: string[][] = []
  let rest = bytes
  for (let next = readCommand(rest); next; next = readCommand(rest)) {
    commands.push(next.words)
    rest = rest.subarray(next.length)
  }
  return { commands, rest }
}

function readCommand(bytes: Buffer): { words: string[]; length: number } | undefined {
  const count = readHead(bytes, 0, '*')
  if (!count) return undefined
  const words: string[] = []
  let at = count.end
  for (let index = 0; index < count.value; index++) {
    const size = readHead(bytes, at, '$')
    if (!size) return undefined
    const end = size.end + size.value
    if (bytes.length < end + lineEnd.length) return undefined
    words.push(bytes.toString('utf8', size.end, end))
    at = end + lineEnd.length
  }
  return { words, length: at }
}

/** A line of a sign and a number; nothing while it is not whole. */
function readHead(bytes: Buffer, from: number, sign: '*' | '$'): { value: number; end: number } | undefined {
  const end = bytes.indexOf(lineEnd, from)
  if (end < 0) return undefined
  const line = bytes.toString('utf8', from, end)
  if (!/^[*$]\d+$/.test(line) || line[0] !== sign) throw new Error(`Not a command of Redis: ${line.slice(0, 40)}`)
  return { value: Number(line.slice(1)), end: end + lineEnd.length }
}
