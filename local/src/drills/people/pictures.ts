import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { createClient } from '@blickfang/contract/api/client.ts'
import { variantKey } from '@blickfang/platform/store/media-store.ts'
import { inject } from 'vitest'

const { url, dataDir, token } = inject('product')
const call = createClient({ baseUrl: url, headers: { cookie: `payload-token=${token}`, origin: url } })

/** A picture of the library. */
export interface Picture {
  readonly id: string
  readonly filename: string
  readonly width: number
  /** Where what is made of it is kept. */
  readonly folder: string
}

/** Gives the library a picture that takes an encoder its time. */
export async function uploadPicture(seed: number): Promise<Picture> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(noise(1000, 800, seed))], `rauschen-${seed}.png`, { type: 'image/png' }))
  form.set('lang', 'de')
  form.set('alt', 'Rauschen')
  const { media } = await call('uploadMedia', form)
  const filename = media.publicUrl.split('/').at(-1) ?? ''
  return { id: media.id, filename, width: media.width ?? 0, folder: join(dataDir, 'media', variantKey(filename, '')) }
}

/** Takes a picture out of the library, with all that was made of it. */
export async function removePicture({ id: mediaId }: Pick<Picture, 'id'>): Promise<void> {
  await call('deleteMedia', { mediaId })
}

/** Where a visitor's browser finds one form of a picture, such as `640.webp`. */
export function addressOf({ filename }: Picture, form: string): string {
  return `${url}/api/bf-media/picture/${filename}/${form}`
}

/** A PNG of soft noise. */
function noise(width: number, height: number, seed: number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  let state = seed
  for (let at = 0; at < rows.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const isRowStart = at % (width * 3 + 1) === 0
    rows[at] = isRowStart ? 0 : 100 + ((at >> 6) % 80) + ((state >> 16) % 40)
  }
  return png({ width, height, colourType: 2 }, rows)
}

/** A PNG of one black surface: few bytes, and as much work as any picture of its size. `mark` makes it a file of its own. */
export function blackPicture(size: number, mark: number): Buffer {
  const rows = Buffer.alloc(size * (size + 1))
  rows[1] = mark
  return png({ width: size, height: size, colourType: 0 }, rows)
}

/** A file of 8 bits a sample, from rows that each begin with their filter. Source of the colour types: PNG, section 11.2.1. */
function png(
  { width, height, colourType }: { width: number; height: number; colourType: 0 | 2 },
  rows: Buffer,
): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, colourType], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', size), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
