import { basename } from 'node:path'
import { getFormerFile, replaceMedia, restoreMedia } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { deleteMedia, listMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { readStored, variantKey } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import type { Plugin } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeFile } from '../../../jobs/remove-file.ts'
import { JobRunner } from '../../../queue/job-runner.ts'
import { dumpContent } from '../../../testing/dump-content.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { pdf } from '../../testing/pdf-writer.ts'
import { openOriginals } from '../open-originals.ts'

/** Where originals lie in a test. */
interface Place {
  /** Null: in our store. */
  readonly storage: Plugin | null
  /** Bytes that lie there under a name, past all code of ours. */
  readonly read: (filename: string) => Promise<Buffer | null>
  /** Names of all files there. */
  readonly list: () => Promise<readonly string[]>
  /** Has it refuse all, or no more. */
  readonly refuse: (isRefusing: boolean) => Promise<void>
}

let cms: TestCms
let place: Place
let colour = 0
const photo = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: { r: ++colour, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()
function send(path: string, name: string, bytes: Uint8Array, values: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  for (const [key, value] of Object.entries(values)) form.set(key, value)
  return cms.request({ method: 'POST', path: `/v1${path}`, body: form })
}
const upload = async (name: string, bytes: Uint8Array, values?: Record<string, string>): Promise<MediaItem> =>
  (await send(uploadMedia.path, name, bytes, values)).json.media
const nameOf = ({ publicUrl }: MediaItem) => basename(publicUrl)
const get = (path: string) => cms.request({ method: 'GET', path, as: null })
const getFile = (name: string) => get(`/bf-media/file/${name}`)
const inOurs = (key: string) => readStored(openMediaStore(process.env), key)

/** Tests originals in a place. */
export function originalsCases(open: () => Promise<Place>): void {
  beforeAll(async () => {
    place = await open()
    const originalStore = place.storage && (await openOriginals(place.storage))
    vi.doMock('../../../options.ts', async (original) => {
      const { withDefaults, ...rest } = await original<typeof import('../../../options.ts')>()
      const withStorage: typeof withDefaults = (options) => withDefaults({ ...options, originalStore })
      return { ...rest, withDefaults: withStorage }
    })
    cms = await startCms()
  })
  afterEach(() => place.refuse(false))
  afterAll(async () => {
    vi.doUnmock('../../../options.ts')
    await cms.stop()
  })
  testReading()
  testRefusing()
}

function testReading(): void {
  test('an original lies there alone, and what is made of it in our store', async () => {
    const media = await upload('Laden.jpg', await photo())
    const name = nameOf(media)
    expect(await sharp((await place.read(name)) ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 400 })
    expect(Boolean(await inOurs(name))).toBe(place.storage === null)
    const form = await get(`/bf-media/picture/${name}/320.webp`)
    expect([form.status, form.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const made = await inOurs(variantKey(name, '320.webp'))
    expect(await sharp(made ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect((await place.list()).filter((other) => other.includes('pictures'))).toEqual([])
  })

  test('it is answered whole, with the headers of its kind', async () => {
    const bytes = pdf()
    const name = nameOf(await upload('Preise.pdf', bytes, { type: 'document' }))
    const kept = await place.read(name)
    const { status, headers, json } = await getFile(name)
    expect([status, json.length]).toEqual([200, kept?.toString().length])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(kept?.byteLength),
      'content-disposition': 'attachment; filename="preise.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4H0z"/></svg>'
    const drawn = await getFile(nameOf(await upload('Zeichen.svg', Buffer.from(drawing))))
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
    expect(drawn.headers.get('content-security-policy')).toContain("script-src 'none'")
  })

  test('a replaced file lies there for nobody, and is brought back', async () => {
    const media = await upload('alt.jpg', await photo())
    const [name, before] = [nameOf(media), await place.read(nameOf(media))]
    const replaced = await send(replaceMedia.path, 'neu.jpg', await photo(), { id: media.id })
    expect(replaced.status).toBe(200)
    expect([await place.read(name), await place.read(`_${name}`)]).toEqual([null, before])
    for (const path of [`/bf-media/file/_${name}`, `/bf-media/picture/_${name}/320.webp`, `/bf-media/file/${name}`])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    const { former } = (await cms.call(getFormerFile, { id: media.id })).json
    const back = (await cms.call(restoreMedia, { formerId: former.id })).json.media
    expect(await place.read(nameOf(back))).toEqual(before)
    expect(await place.read(`_${name}`)).toBeNull()
  })
}

function testRefusing(): void {
  test('an upload that is refused there is told in one sentence, and leaves nothing', async () => {
    const [content, files] = [await dumpContent(cms.db), await place.list()]
    const bytes = await photo()
    await place.refuse(true)
    const answer = await send(uploadMedia.path, 'a.jpg', bytes)
    expect(answer).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE', error: expect.stringMatching(/\.$/) } })
    await place.refuse(false)
    expect(await dumpContent(cms.db)).toEqual(content)
    expect(await place.list()).toEqual(files)
    expect((await cms.call(listMedia, { search: 'a.jpg' })).json.total).toBe(0)
  })

  test('a medium takes its original and its forms along', async () => {
    const media = await upload('a.jpg', await photo())
    const name = nameOf(media)
    await get(`/bf-media/picture/${name}/320.webp`)
    expect((await cms.call(deleteMedia, { mediaId: media.id })).status).toBe(200)
    expect([await place.read(name), await inOurs(variantKey(name, '320.webp'))]).toEqual([null, null])
    expect((await getFile(name)).status).toBe(404)
  })

  test('while the place is away its medium goes all the same, and the original later', async () => {
    const media = await upload('a.jpg', await photo())
    await place.refuse(true)
    expect((await cms.call(deleteMedia, { mediaId: media.id })).status).toBe(200)
    expect(await place.read(nameOf(media))).not.toBeNull()
    await place.refuse(false)
    const runner = new JobRunner({ payload: cms.payload, jobs: { removeFile } })
    runner.start()
    await expect.poll(() => place.read(nameOf(media)), { timeout: 20_000 }).toBeNull()
    await runner.stop()
  })
}
