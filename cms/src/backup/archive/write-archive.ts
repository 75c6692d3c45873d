import { createHash } from 'node:crypto'
import { tarHeader, tarPadding } from './tar.ts'

export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** List of the checksums of all files before it, in the form of sha256sum. */
export const sumsName = 'files.sha256'
/** Checksum of all bytes before it. Nothing comes after it. */
export const wholeName = 'whole.sha256'

/**
 * The files as a tar, one after the other, with the checksum of each and of the whole at its end. Holds one file at a time.
 * Unpacked by any tar, `sha256sum --check files.sha256` checks it without Blickfang.
 */
export async function* writeArchive(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  const sums: string[] = []
  for await (const file of files) {
    sums.push(`${createHash('sha256').update(file.bytes).digest('hex')}  ${file.name}\n`)
    yield* hashed(entry(file))
  }
  yield* hashed(entry({ name: sumsName, bytes: Buffer.from(sums.join('')) }))
  yield archiveEnd(whole.digest('hex'))

  function* hashed(parts: readonly Buffer[]): Generator<Buffer> {
    for (const part of parts) {
      whole.update(part)
      yield part
    }
  }
}

/** The last entry, which says what all before it adds up to, and the two empty blocks that end a tar. */
export function archiveEnd(sum: string): Buffer {
  const last = entry({ name: wholeName, bytes: Buffer.from(`${sum}\n`) })
  return Buffer.concat([...last, Buffer.alloc(1024)])
}

function entry({ name, bytes }: ArchiveFile): readonly Buffer[] {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [tarHeader({ name, size: content.length }), content, tarPadding(content.length)]
}
