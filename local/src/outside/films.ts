import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The keys of the stand-in's one account. */
export const filmKeys = { MUX_TOKEN_ID: 'local', MUX_TOKEN_SECRET: 'local' } as const
const authorization = `Basic ${Buffer.from(`${filmKeys.MUX_TOKEN_ID}:${filmKeys.MUX_TOKEN_SECRET}`).toString('base64')}`

/** Whether a path below `videos` is of what takes films, and not of what plays them. */
export function isOfFilms([service, what]: readonly string[]): boolean {
  return service === 'mux' && (what === 'api' || what === 'upload')
}

interface Upload {
  /** `stalled` never becomes ready, `broken` cannot be read: what a file begins with says so. */
  fate: 'well' | 'broken' | 'stalled'
  status: 'waiting' | 'asset_created' | 'cancelled'
  arrived: number
  /** How often it was asked how far the film is. */
  looks: number
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Behind `mux`. */
  readonly path: readonly string[]
  readonly host: string
}

/** Mux as it takes films: an address for each, parts in their order, and after a while a film. Nothing that is sent is kept. */
export class Films {
  readonly #uploads = new Map<string, Upload>()

  answer({ request, response, path: [door, ...rest], host }: Exchange): void {
    if (door === 'upload') return void this.#take(request, response, rest[0] ?? '')
    if (request.headers.authorization !== authorization) return void response.writeHead(401).end()
    // Of `video/v1/<what>/<id>`.
    const [, , what = '', id = '', verb = ''] = rest
    request.resume()
    const found = what === 'uploads' ? this.#upload({ request, host, id, verb }) : this.#asset(request, id)
    if (!found) return void response.writeHead(404).end()
    if (found === 'gone') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: found }))
  }

  #upload({ request, host, id, verb }: { request: IncomingMessage; host: string; id: string; verb: string }) {
    if (request.method === 'POST' && id === '') {
      const fresh = randomUUID().replaceAll('-', '')
      this.#uploads.set(fresh, { fate: 'well', status: 'waiting', arrived: 0, looks: 0 })
      return { id: fresh, url: `${host}/videos/mux/upload/${fresh}`, status: 'waiting', timeout: 86_400 }
    }
    const upload = this.#uploads.get(id)
    if (upload && request.method === 'PUT' && verb === 'cancel') upload.status = 'cancelled'
    return upload && { id, status: upload.status, ...(upload.status === 'asset_created' && { asset_id: `asset${id}` }) }
  }

  #asset(request: IncomingMessage, name: string) {
    const id = name.replace(/^asset/, '')
    const upload = this.#uploads.get(id)
    if (upload?.status !== 'asset_created') return undefined
    if (request.method === 'DELETE') return this.#uploads.delete(id) ? 'gone' : undefined
    upload.looks += 1
    if (upload.fate === 'broken') return { id: name, status: 'errored', errors: { type: 'invalid_input' } }
    if (upload.fate === 'stalled' || upload.looks === 1) return { id: name, status: 'preparing' }
    const playback = [{ id: `film${id}`, policy: 'public' }]
    return { id: name, status: 'ready', playback_ids: playback, aspect_ratio: '16:9', duration: 6 }
  }

  /** Takes a part of a film, by the protocol of Google's resumable uploads. A part that breaks off counts for nothing. */
  async #take(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const open = {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type, content-range',
      'access-control-expose-headers': 'range',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, open).end()
    const upload = this.#uploads.get(id)
    const [, from = '', to = '', all = ''] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(request.headers['content-range'] ?? '')) ?? []
    const parts: Buffer[] = []
    try {
      for await (const part of request) parts.push(part as Buffer)
    } catch {
      return
    }
    const bytes = Buffer.concat(parts)
    if (upload?.status !== 'waiting') return void response.writeHead(410, open).end()
    if (Number(from) !== upload.arrived || bytes.byteLength !== Number(to) + 1 - Number(from))
      return void response.writeHead(400, open).end()
    if (from === '0') upload.fate = fateOf(bytes)
    upload.arrived = Number(to) + 1
    if (upload.arrived < Number(all))
      return void response.writeHead(308, { ...open, range: `bytes=0-${upload.arrived - 1}` }).end()
    upload.status = 'asset_created'
    response.writeHead(200, open).end()
  }
}

function fateOf(bytes: Buffer): Upload['fate'] {
  const word = bytes.subarray(0, 7).toString('latin1')
  return word === 'broken ' ? 'broken' : word === 'stalled' ? 'stalled' : 'well'
}
