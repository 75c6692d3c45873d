// What holds for a picture wherever its file lies: in a folder and in a bucket, as the tests that import this say.
import { basename } from 'node:path'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { blurHash, deleteMedia, listMedia, updateMedia } from '@blickfang/contract/api/v1/media.ts'
import { type MediaStore, readStored, variantKey } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { removeFile } from '../../jobs/remove-file.ts'
import { JobRunner } from '../../queue/job-runner.ts'
import { makePage } from '../../testing/make-page.ts'
import { PictureWorker } from '../worker/picture-worker.ts'
import { cms, photo, png, upload } from './library.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a picture is kept under a name nobody can guess, with size, blur hash and alternative text', async () => {
  const { json } = await upload('Unser Geschäft.PNG', await png(), { alt: 'Das Geschäft', lang: 'de' })
  expect(json.media).toMatchObject({
    mediaType: 'image',
    mimeType: 'image/png',
    width: 40,
    height: 30,
    originalFilename: 'Unser Geschäft.PNG',
    alt: 'Das Geschäft',
    focalPoint: { x: 0.5, y: 0.5 },
  })
  expect(json.media.publicUrl).toMatch(/^\/api\/bf-media\/file\/unser-geschaeft-[0-9a-f]{24}\.png$/)
  expect(json.media.blurHash).toMatch(/^.{20,40}$/)
  const [newest] = (await cms.call(listMedia, {})).json.media
  expect((await cms.call(listMedia, { id: newest.id })).json).toMatchObject({ media: [{ id: newest.id }], total: 1 })
  const list = await cms.call(listMedia, { search: 'geschäft' })
  expect(list.json.media.map((medium: { id: string }) => medium.id)).toContain(json.media.id)
})

test('a visitor reads the file, for a year, but not the list', async () => {
  const { json } = await upload('a.png', await png())
  const file = await cms.request({ method: 'GET', path: json.media.publicUrl.replace('/api', ''), as: null })
  expect(file.status).toBe(200)
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await cms.request({ method: 'GET', path: '/bf-media', as: null })).status).toBe(403)
})

test('a picture comes in the widths and formats that pages ask for, made once, and in no other', async () => {
  const { json } = await upload('a.jpg', await photo(1000, 500).jpeg().toBuffer())
  const address = (width: number, format: string) =>
    `/bf-media/picture/${basename(json.media.publicUrl)}/${width}.${format}`
  const get = (path: string) => cms.request({ method: 'GET', path, as: null })
  const store = openMediaStore(process.env)
  for (const format of ['webp', 'avif', 'jpg']) {
    const width = format === 'jpg' ? 1080 : 640
    const answer = await get(address(width, format))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const kept = await readStored(store, variantKey(basename(json.media.publicUrl), `${width}.${format}`))
    expect((await sharp(kept ?? undefined).metadata()).width).toBe(Math.min(width, 1000))
  }
  for (const [width, format] of [
    [641, 'webp'],
    [640, 'png'],
    [640, 'jpg'],
    [640, 'webp.webp'],
  ] as const)
    expect((await get(address(width, format))).status).toBe(404)
  expect((await get('/bf-media/picture/unknown-000000000000000000000000.jpg/640.webp')).status).toBe(404)
})

test('a form that nobody keeps makes nothing, and a question behind the address nothing anew', async () => {
  const bytes = await photo(90, 60).jpeg().toBuffer()
  const { json } = await upload('a.jpg', bytes)
  const address = `/bf-media/picture/${basename(json.media.publicUrl)}`
  const run = vi.spyOn(PictureWorker.prototype, 'run')
  const get = async (form: string) =>
    (await cms.request({ method: 'GET', path: `${address}/${form}`, as: null })).status
  for (const form of ['641.webp', '0.avif', '99999.avif', '640.png', '640.jpg', '320.webp.jpg'])
    expect([form, await get(form)]).toEqual([form, 404])
  for (const form of ['320.webp', '320.webp?p=1', '320.webp?w=321&q=1']) expect(await get(form)).toBe(200)
  // Those that the library makes by itself come when nobody asks: 160 and 1080 wide for this picture.
  const own = run.mock.calls.flatMap(([job]) => (job.kind === 'encode' && bytes.equals(job.bytes) ? [job.variant] : []))
  expect(own.filter(({ width }) => width !== 160 && width !== 1080)).toEqual([{ width: 320, format: 'webp' }])
})

test('who finds too many waiting gets the whole picture for now, and the form later', async () => {
  const { json } = await upload('a.jpg', await photo(90, 60).jpeg().toBuffer())
  const path = `/bf-media/picture/${basename(json.media.publicUrl)}/320.webp`
  const get = async () => {
    const { status, headers } = await cms.request({ method: 'GET', path, as: null })
    return [status, headers.get('content-type'), headers.get('cache-control')]
  }
  vi.spyOn(PictureWorker.prototype, 'run').mockRejectedValue(new AppError('UNAVAILABLE'))
  expect(await get()).toEqual([200, 'image/jpeg', 'no-store'])
  vi.restoreAllMocks()
  expect(await get()).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
})

test('an upload has its usual forms made without being asked, and they go with it', async () => {
  const { json } = await upload('a.jpg', await photo(400, 200).jpeg().toBuffer())
  const name = basename(json.media.publicUrl)
  const store = openMediaStore(process.env)
  const forms = ['160.webp', '160.avif', '320.webp', '320.avif', '480.webp', '480.avif', '1080.jpg']
  const kept = async () => {
    const found = await Promise.all(forms.map((form) => readStored(store, variantKey(name, form))))
    return found.filter(Boolean).length
  }
  await expect.poll(kept, { timeout: 30_000 }).toBe(forms.length)
  expect((await cms.call(deleteMedia, { mediaId: json.media.id })).status).toBe(200)
  expect(await kept()).toBe(0)
  expect((await cms.request({ method: 'GET', path: `/bf-media/file/${name}`, as: null })).status).toBe(404)
})

test('what the store cannot remove when its medium goes is removed later, and is no fault of the call', async () => {
  const { json } = await upload('a.jpg', await photo(400, 200).jpeg().toBuffer())
  const name = basename(json.media.publicUrl)
  const store = openMediaStore(process.env)
  const { removeAll } = store
  let tries = 0
  vi.spyOn(Object.getPrototypeOf(store) as MediaStore, 'removeAll').mockImplementation(async function (
    this: MediaStore,
    prefix,
  ) {
    if (prefix === name && ++tries === 1) throw new Error('the store is away')
    return removeAll.call(this, prefix)
  })
  expect((await cms.call(deleteMedia, { mediaId: json.media.id })).status).toBe(200)
  expect(await readStored(store, name)).not.toBeNull()
  const runner = new JobRunner({ payload: cms.payload, jobs: { removeFile } })
  runner.start()
  await expect.poll(() => readStored(store, name), { timeout: 20_000 }).toBeNull()
  await runner.stop()
  expect(tries).toBe(2)
})

test.each(['gif', 'webp'] as const)('a %s that moves goes on moving', async (format) => {
  const frames = ['#0f4c45', '#f3b58a'].map((background) => ({
    create: { width: 200, height: 100, channels: 3, background } as const,
  }))
  const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })
    .toFormat(format)
    .toBuffer()
  const { json } = await upload(`a.${format}`, moving)
  expect(json.media).toMatchObject({ width: 200, height: 100 })
  const name = basename(json.media.publicUrl)
  await cms.request({ method: 'GET', path: `/bf-media/picture/${name}/160.webp`, as: null })
  const kept = await readStored(openMediaStore(process.env), variantKey(name, '160.webp'))
  expect(await sharp(kept ?? undefined).metadata()).toMatchObject({ pages: 2, width: 160 })
  const avif = await cms.request({ method: 'GET', path: `/bf-media/picture/${name}/160.avif`, as: null })
  expect(avif.headers.get('content-type')).toBe('image/webp')
})

test('a drawing loses everything that runs or fetches and keeps what draws', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><style>@import url(https://x.example)</style>
    <script>alert(1)</script><a href="javascript:alert(1)"><circle r="1"/></a>
    <style><![CDATA[rect{fill:u\\72l(https://x.example)}]]></style><style>.a{fill:image-set("https://x.example/b.png")}</style>
    <rect width="5" height="5" fill="url(#g)" style="background:url(https://x)" onclick="x"/>
    <defs><linearGradient id="g"><stop stop-color="#123456"/></linearGradient></defs><text>Brille &amp; mehr</text></svg>`
  const { json } = await upload('brille.svg', svg)
  const file = await cms.request({ method: 'GET', path: json.media.publicUrl.replace('/api', ''), as: null })
  expect(file.json).not.toMatch(/script|onload|onclick|x\.example|u\\72l|import|background|href/)
  expect(file.json).toContain('<circle r="1">')
  expect(file.json).toContain('<rect width="5" height="5" fill="url(#g)">')
  expect(file.json).toContain('Brille &#38; mehr')
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is shown upright in all its forms, and does not tell where it was taken',
  async (format) => {
    const taken = sharp({ create: { width: 400, height: 200, channels: 3, background: '#0f4c45' } })
      .withExif({ IFD3: { GPSLatitude: '47/1 29/1 58/1' } })
      .withMetadata({ orientation: 6 })
    const { json } = await upload(`a.${format}`, await taken.toFormat(format).toBuffer())
    expect(json.media).toMatchObject({ width: 200, height: 400 })
    const name = basename(json.media.publicUrl)
    const kept = await readStored(openMediaStore(process.env), name)
    const { autoOrient, exif } = await sharp(kept ?? undefined).metadata()
    expect(autoOrient).toMatchObject({ width: 200, height: 400 })
    // Which way up it is, and nothing else.
    expect(exif?.length ?? 0).toBeLessThan(40)
    for (const form of ['160.webp', '160.avif', '1080.jpg']) {
      await cms.request({ method: 'GET', path: `/bf-media/picture/${name}/${form}`, as: null })
      const made = await sharp(
        (await readStored(openMediaStore(process.env), variantKey(name, form))) ?? undefined,
      ).metadata()
      expect(made.height / made.width).toBe(2)
      expect(made.orientation ?? 1).toBe(1)
    }
  },
)

test('a medium that a page shows is kept, and goes once the page has let go of it', async () => {
  const { id } = (await upload('a.png', await png())).json.media
  const page = await makePage(cms)
  await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('image'), data: { mediaId: id }, base: {} })
  const refused = await cms.call(deleteMedia, { mediaId: id })
  expect(refused).toMatchObject({
    status: 409,
    json: { code: 'IN_USE', uses: [{ kind: 'page', name: expect.stringMatching(/^Seite/) }] },
  })
  expect((await cms.call(deleteMedia, { mediaId: id, groupId: page.groupId })).status).toBe(200)
  expect((await cms.call(deleteMedia, { mediaId: id })).status).toBe(404)
})

test('focal point, words and tags are changed one by one', async () => {
  const { id } = (await upload('a.png', await png(), { alt: 'Alt' })).json.media
  await cms.call(updateMedia, { media: { id, alt: { fr: 'Ancien' } } })
  const { json } = await cms.call(updateMedia, {
    media: { id, focalPoint: { x: 0.1, y: 0 }, tags: ['Laden', 'Laden', 'innen'] },
  })
  expect(json.media).toMatchObject({
    focalPoint: { x: 0.1, y: 0 },
    tags: ['Laden', 'innen'],
    altByLanguage: { de: 'Alt', fr: 'Ancien' },
  })
  expect((await cms.call(blurHash, { media: { id } })).json.blurHash).toMatch(/^.{20,40}$/)
})
