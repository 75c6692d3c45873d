import { createHash } from 'node:crypto'
import { BlockReader } from './block-reader.ts'
import { BrokenBackup } from './broken-backup.ts'
import { readTarHeader, tarPadding } from './tar.ts'
import { type ArchiveFile, archiveEnd, sumsName, wholeName } from './write-archive.ts'

/**
 * The files of an archive in their order, one at a time. Throws BrokenBackup at the first byte that is not as it was written, at
 * the latest at the end: only an archive that was read to its end is whole.
 */
export async function* readArchive(bytes: AsyncIterable<Buffer>): AsyncGenerator<ArchiveFile> {
  const reader = new BlockReader(bytes)
  const whole = createHash('sha256')
  const sums: string[] = []
  for (;;) {
    const header = await reader.read(512)
    const { name, size } = readTarHeader(header)
    if (name === wholeName) return await checkEnd(reader, header, whole.digest('hex'))
    const content = await reader.read(size)
    const padding = await reader.read(tarPadding(size).length)
    for (const part of [header, content, padding]) whole.update(part)
    if (name === sumsName) checkSums(content.toString(), sums)
    else {
      sums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
      yield { name, bytes: content }
    }
  }
}

function checkSums(kept: string, found: readonly string[]): void {
  const lines = kept.split(/(?<=\n)/)
  const wrong = found.findIndex((line, index) => line !== lines[index])
  if (wrong >= 0)
    throw new BrokenBackup(`The back-up is damaged: ${found[wrong]?.slice(66).trim()} is not what was put in.`)
  if (lines.length !== found.length) throw new BrokenBackup('The back-up is damaged: files are missing.')
}

/** Nothing but what `writeArchive` ends with, to the last byte. */
async function checkEnd(reader: BlockReader, header: Buffer, sum: string): Promise<void> {
  const expected = archiveEnd(sum)
  const rest = await reader.read(expected.length - header.length)
  const isRight = Buffer.concat([header, rest]).equals(expected)
  if (!isRight || !(await reader.isOver()))
    throw new BrokenBackup('The back-up is damaged: it does not add up to its checksum.')
}
