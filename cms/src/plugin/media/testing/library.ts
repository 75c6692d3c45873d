import { uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { startCms } from '../../testing/start-cms.ts'

/** The cms of the test file whose cases these are, on the store that it has chosen. */
export const cms = await startCms()
afterAll(() => cms.stop())

export const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()

export const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

export function upload(name: string, bytes: Uint8Array | string, values: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  for (const [key, value] of Object.entries(values)) form.set(key, value)
  return cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
}
