import { BrokenBackup } from './broken-backup.ts'

/** More at once is no file of ours: an upload has at most 25 MB, and a part of a table 4. */
const maxRead = 512 * 1024 * 1024

/** Reads pieces of given sizes out of a stream whose chunks are cut elsewhere. */
export class BlockReader {
  readonly #source: AsyncIterator<Buffer>
  #left: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Throws BrokenBackup where the stream ends before. */
  async read(size: number): Promise<Buffer> {
    if (size > maxRead) throw new BrokenBackup('This is no back-up of Blickfang, or a damaged one.')
    const piece = await this.readUpTo(size)
    if (piece.length < size) throw new BrokenBackup('The back-up is cut off: it has no end.')
    return piece
  }

  /** Fewer bytes only where the stream ends. */
  async readUpTo(size: number): Promise<Buffer> {
    const parts = [this.#left]
    let length = this.#left.length
    while (length < size) {
      const next = await this.#source.next()
      if (next.done) break
      parts.push(next.value)
      length += next.value.length
    }
    const all = parts.length === 1 ? this.#left : Buffer.concat(parts)
    this.#left = all.subarray(size)
    return all.subarray(0, size)
  }

  async isOver(): Promise<boolean> {
    const piece = await this.readUpTo(1)
    return piece.length === 0
  }
}
