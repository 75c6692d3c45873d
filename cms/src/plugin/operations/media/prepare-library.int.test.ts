import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { readStored, variantKey } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Pictures } from '../../media/pictures.ts'
import { PictureWorker } from '../../media/worker/picture-worker.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { prepareLibrary } from './prepare-library.ts'

process.env.MEDIA_DIR = mkdtempSync(join(tmpdir(), 'blickfang-media-'))
let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

async function upload(width: number): Promise<string> {
  const bytes = await sharp({ create: { width, height: 200, channels: 3, background: '#0f4c45' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'start.jpg'))
  const { json } = await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body })
  return basename(json.media.publicUrl)
}

test('pictures whose forms were not made at their upload have them after a start, before anybody asks', async () => {
  const names = [await upload(300), await upload(500)]
  const store = openMediaStore(process.env)
  const library = (signal = new AbortController().signal) => ({ db: cms.db, pictures: new Pictures(store), signal })
  const kept = async (name: string, form: string) => (await readStored(store, variantKey(name, form))) !== null
  const forms = ['160.webp', '320.avif', '1080.jpg']
  const all = async () => {
    for (const name of names) for (const form of forms) expect(await kept(name, form), `${name} ${form}`).toBe(true)
  }
  // The upload's own work is over first.
  await vi.waitFor(all, 60_000)
  // As a seed or a backup leaves them: originals alone.
  for (const name of names) await store.removeAll(variantKey(name, ''))
  await prepareLibrary(library(AbortSignal.abort()))
  expect(await kept(names[0] ?? '', '160.webp')).toBe(false)
  await prepareLibrary(library())
  await all()
  const run = vi.spyOn(PictureWorker.prototype, 'run')
  await prepareLibrary(library())
  expect(run).not.toHaveBeenCalled()
})
