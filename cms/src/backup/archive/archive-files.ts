import { BrokenBackup } from './broken-backup.ts'
import type { ArchiveFile } from './write-archive.ts'

/** An archive that is read from its beginning to its end, by whoever knows what comes next. */
export class ArchiveFiles {
  readonly #source: AsyncIterator<ArchiveFile>
  #next: ArchiveFile | null | undefined

  constructor(source: AsyncIterable<ArchiveFile>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The content of the next file. Throws BrokenBackup when it has another name. */
  async get(name: string): Promise<Uint8Array> {
    const file = await this.#peek()
    if (file?.name !== name) throw new BrokenBackup(`The back-up has no ${name} where it should be.`)
    this.#next = undefined
    return file.bytes
  }

  async hasNext(name: string): Promise<boolean> {
    return (await this.#peek())?.name === name
  }

  /** All files that come now and whose names begin so. */
  async *take(prefix: string): AsyncGenerator<ArchiveFile> {
    for (let file = await this.#peek(); file?.name.startsWith(prefix); file = await this.#peek()) {
      this.#next = undefined
      yield file
    }
  }

  async *contents(prefix: string): AsyncGenerator<Uint8Array> {
    for await (const { bytes } of this.take(prefix)) yield bytes
  }

  async skip(prefix: string): Promise<void> {
    for await (const _ of this.take(prefix));
  }

  /** Throws BrokenBackup when something is left. */
  async end(): Promise<void> {
    const file = await this.#peek()
    if (file) throw new BrokenBackup(`The back-up has a file that nobody knows: ${file.name}.`)
  }

  async #peek(): Promise<ArchiveFile | null> {
    if (this.#next === undefined) {
      const { value, done } = await this.#source.next()
      this.#next = done ? null : value
    }
    return this.#next ?? null
  }
}
