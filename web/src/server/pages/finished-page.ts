import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderReport } from '../../site/rendering/render-reports.ts'

export type Encoding = 'br' | 'gzip'
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface PageSpec {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  lockedPage?: string | undefined
  asks?: RenderReport['asks']
  kept?: Kept | null
}

/** Terms on which others may keep a page: the tags of all it shows, and until when it is right by itself, in ms since 1970. */
interface Kept {
  readonly tags: readonly string[]
  readonly until: number | null
}

/** An answer that is ready to be sent many times: its tag, and each compression, are worked out once. */
export class FinishedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Id of the page behind a password for which this page is only the notice. */
  readonly lockedPage: string | undefined
  /** Part of the page that its address may ask for by a query, so that it shows something else. */
  readonly asks: RenderReport['asks']
  /** Null where nobody else may keep it. */
  readonly kept: Kept | null
  /** Weak, because the same page goes out in three encodings. */
  readonly etag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor({ status, headers, body, lockedPage, asks, kept = null }: PageSpec) {
    this.status = status
    this.headers = headers
    this.body = body
    this.lockedPage = lockedPage
    this.asks = asks
    this.kept = kept
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  }

  /** The same page for those alone who asked for it, and for nobody to keep. */
  unkept(): FinishedPage {
    const { status, headers, body, lockedPage, asks } = this
    return new FinishedPage({ status, headers, body, lockedPage, asks })
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = encoding === 'gzip' ? compressGzip(this.body, { level: 7 }) : brotli(this.body)
    this.#encoded.set(encoding, made)
    return made
  }
}

function brotli(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}
