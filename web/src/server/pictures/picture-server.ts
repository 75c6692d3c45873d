import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import {
  type AskedPicture,
  askedAddress,
  formName,
  pictureWidths,
} from '@blickfang/contract/content/media/picture-address.ts'
import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { requestHeaders } from '@blickfang/platform/server/request-scope.ts'
import { type MediaStore, type StoredFile, variantKey } from '@blickfang/platform/store/media-store.ts'
import { pictureHeaders } from '@blickfang/platform/store/picture-type.ts'
import { fetchFile } from '../../cms/cms-patience.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly stream: Readable
}

/** Headers of the cms that go on to who asks for a file. */
const keptHeaders = [
  ...['content-type', 'content-length', 'content-disposition', 'content-security-policy'],
  ...['cache-control', 'x-content-type-options'],
]

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * Answers for pictures out of the media library's store, which this server shares with the cms: a form that was made once needs
 * nobody else. The cms makes those that are not there yet; while it cannot, the next best form of the picture stands in.
 */
export class PictureServer {
  readonly #store: MediaStore
  readonly #cmsUrl: string

  constructor(store: MediaStore, cmsUrl: string) {
    this.#store = store
    this.#cmsUrl = cmsUrl
  }

  /** `cacheControl` is for addresses that do not change with the picture. */
  async answer({ request, response }: Exchange, asked: AskedPicture, cacheControl?: string): Promise<void> {
    const [from, answer] = await this.#find(asked)
    metrics().count('pictures_total', { from })
    if (!answer) return sendPlainAnswer(request, response, { code: 'UNAVAILABLE' })
    if (answer.status === 404) {
      answer.stream.destroy()
      return sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
    }
    response.writeHead(answer.status, { ...answer.headers, ...(cacheControl && { 'cache-control': cacheControl }) })
    if (request.method === 'HEAD') {
      answer.stream.destroy()
      response.end()
      return
    }
    // Whoever goes away before the end wants no answer.
    await pipeline(answer.stream, response).catch(() => response.destroy())
  }

  async #find(asked: AskedPicture): Promise<[from: string, answer: Answer | null]> {
    const kept = await this.#kept(asked)
    if (kept) return ['store', kept]
    const made = await this.#made(asked)
    if (made) return [made.status === 404 ? 'nowhere' : 'cms', made]
    const standIn = await this.#standIn(asked)
    return [standIn ? 'stand_in' : 'nowhere', standIn]
  }

  async #kept({ filename, form }: AskedPicture): Promise<Answer | null> {
    const name = form && formName(form)
    const found = await this.#open(name ? variantKey(filename, name) : filename)
    return found && toAnswer(found, name ?? filename)
  }

  /** Null when the cms does not answer, or not with a picture. */
  async #made(asked: AskedPicture): Promise<Answer | null> {
    try {
      const { status, headers, body } = await fetchFile(this.#cmsUrl + askedAddress(asked), {
        headers: requestHeaders(),
        cache: 'no-store',
      })
      const kept = keptHeaders.flatMap((name) => {
        const value = headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      const isPicture = status === 200 && /^(image\/|application\/pdf$)/.test(headers.get('content-type') ?? '')
      const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
      if (isPicture || status === 404) return { status, headers: Object.fromEntries(kept), stream }
      stream.destroy()
    } catch (error) {
      serverLog().warn({ reason: causesOf(error) }, 'The cms makes no picture')
    }
    return null
  }

  /** The width next to the one asked for, else the original. Nobody keeps it: soon there will be the right one. */
  async #standIn({ filename, form }: AskedPicture): Promise<Answer | null> {
    if (!form || typeof form === 'string') return null
    const nearest = pictureWidths.toSorted((a, b) => Math.abs(a - form.width) - Math.abs(b - form.width))
    const keys = nearest.map((width) => variantKey(filename, `${width}.webp`))
    for (const key of [...keys, filename]) {
      const found = await this.#open(key)
      if (!found) continue
      const { headers, ...rest } = toAnswer(found, key)
      return { ...rest, headers: { ...headers, 'cache-control': 'no-store' } }
    }
    return null
  }

  /** A store that does not answer is as good as an empty one: the cms may reach it. */
  async #open(key: string): Promise<StoredFile | null> {
    return this.#store.find(key).catch((error) => {
      serverLog().warn({ reason: causesOf(error) }, 'The media library does not answer')
      return null
    })
  }
}

function toAnswer({ size, stream }: StoredFile, name: string): Answer {
  return { status: 200, headers: pictureHeaders(name, size), stream }
}
