import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { StoredFile } from '@blickfang/platform/store/media-store.ts'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  SanitizedCollectionConfig,
  UploadConfig,
} from 'payload'
import { Errand } from './errand.ts'
import type { OriginalStore } from './split-store.ts'

/** Handlers and hooks that a storage plugin has put on a collection: its adapter is reached by nothing else. */
export interface Placed {
  readonly collection: CollectionConfig
  readonly read: NonNullable<UploadConfig['handlers']>
  readonly write: readonly CollectionAfterChangeHook[]
  readonly remove: readonly CollectionAfterDeleteHook[]
  /** Work that the adapter does before its first file. */
  readonly begin: () => Promise<void>
}

/** Originals in a project's own storage, by the adapter of a Payload storage plugin. */
export class AdapterStore implements OriginalStore {
  readonly #placed: Placed
  readonly #patienceMs: number
  #begun: Promise<void> | undefined

  /** `patienceMs`: an adapter that has not answered for so long is given up. */
  constructor(placed: Placed, patienceMs = 60_000) {
    this.#placed = placed
    this.#patienceMs = patienceMs
  }

  async find(filename: string): Promise<StoredFile | null> {
    const { read, collection } = this.#placed
    return this.#run(new Errand(), async (errand) => {
      const asked = { doc: { id: filename, filename }, params: { collection: collection.slug, filename } }
      for (const handler of read) {
        const said = await handler(errand.req, asked)
        if (said) return toStored(await followed(said, this.#patienceMs), errand)
      }
      return null
    })
  }

  async write(filename: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const errand = new Errand({ data, mimetype: mimeType, name: filename, size: data.byteLength })
    const doc = { id: filename, filename, mimeType, filesize: data.byteLength }
    const said = { ...this.#said(errand), data: doc, doc, operation: 'create', previousDoc: {} } as const
    await this.#run(errand, async () => {
      for (const hook of this.#placed.write) await hook(said)
    })
    const { filename: other = filename } = errand.noted
    if (other === filename) return
    await this.remove(String(other))
    throw new Error('The storage adapter gives files names of its own: under ours nobody would find them.')
  }

  async remove(filename: string): Promise<void> {
    await this.#run(new Errand(), async (errand) => {
      const doc = { id: filename, filename }
      for (const hook of this.#placed.remove) await hook({ ...this.#said(errand), doc, id: filename })
      // The plugin would leave it at a line in the log.
      errand.throwLogged()
    })
  }

  #said({ req }: Errand) {
    // Payload has it with its defaults by then, which no adapter reads.
    return { collection: this.#placed.collection as SanitizedCollectionConfig, context: req.context, req }
  }

  async #run<T>(errand: Errand, work: (errand: Errand) => Promise<T>): Promise<T> {
    this.#begun ??= this.#placed.begin()
    await this.#begun.catch((error) => {
      this.#begun = undefined
      throw error
    })
    return errand.within(this.#patienceMs, work(errand))
  }
}

/** An adapter may answer with an address that holds for a while; Payload follows it too where it needs the bytes. */
async function followed(answer: Response, patienceMs: number): Promise<Response> {
  const address = answer.status >= 300 && answer.status < 400 && answer.headers.get('location')
  if (!address) return answer
  const waiting = new AbortController()
  // Until it begins: a large file may take as long as its reader does.
  const timer = setTimeout(() => waiting.abort(), patienceMs)
  try {
    return await fetch(address, { signal: waiting.signal })
  } finally {
    clearTimeout(timer)
  }
}

async function toStored({ status, headers, body }: Response, errand: Errand): Promise<StoredFile | null> {
  if (status === 200 && body) {
    const stream = Readable.fromWeb(body as ReadableStream)
    const size = Number(headers.get('content-length') ?? Number.NaN)
    if (Number.isSafeInteger(size)) return { size, stream }
    const bytes = Buffer.concat(await stream.toArray())
    return { size: bytes.byteLength, stream: Readable.from([bytes]) }
  }
  await body?.cancel()
  if (status === 404) return null
  errand.throwLogged()
  throw new Error(`The storage adapter answers ${status} to who asks for a file.`)
}
