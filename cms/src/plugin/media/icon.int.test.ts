import { basename } from 'node:path'
import { uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { cardSize, type IconForm, iconAddress, iconForms } from '@blickfang/contract/content/icon-address.ts'
import { readStored, variantKey } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import sharp from 'sharp'
import { v4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSiteView } from '../operations/site/get-site-view.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function upload(name: string, bytes: Uint8Array | string): Promise<{ id: string; file: string }> {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  const { json } = await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
  return { id: json.media.id, file: basename(json.media.publicUrl) }
}

const ask = (file: string, form: string) =>
  cms.request({ method: 'GET', path: iconAddress(file, form as IconForm).replace('/api', ''), as: null })

/** The bytes that were kept when a visitor asked. */
async function made(file: string, form: IconForm): Promise<Buffer> {
  expect((await ask(file, form)).status).toBe(200)
  const bytes = await readStored(openMediaStore(process.env), variantKey(file, form))
  return bytes ? Buffer.from(bytes) : Buffer.alloc(0)
}

/** Red, green, blue and opacity of a point, as 0 to 255. */
async function colorAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const point = sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 })
  return [...(await point.raw().toBuffer())]
}

/** The pictures of an ICO file, by its directory. */
function picturesOf(ico: Buffer): Buffer[] {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const [size, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)]
    return ico.subarray(offset, offset + size)
  })
}

const wide = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()

test.each<[string, () => Promise<Uint8Array | string>]>([
  ['zeichen.png', wide],
  [
    'zeichen.svg',
    async () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4H0z" fill="#0f4c45"/></svg>',
  ],
])('%s becomes an icon in every form, whole in a square', async (name, draw) => {
  const { file } = await upload(name, await draw())
  for (const side of [192, 512] as const) {
    const png = await made(file, `icon-${side}.png`)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(await colorAt(png, 0, 0)).toEqual([0, 0, 0, 0])
    expect(await colorAt(png, side / 2, side / 2)).toEqual([15, 76, 69, 255])
  }
  const apple = await made(file, 'icon-180.png')
  expect(await colorAt(apple, 0, 0)).toEqual([255, 255, 255, 255])
  const pictures = picturesOf(await made(file, 'icon.ico'))
  const sides = await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).width))
  expect(sides).toEqual([16, 32, 48])
  const card = await made(file, 'card.png')
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', ...cardSize })
  expect(await colorAt(card, 0, 0)).toEqual([255, 255, 255, 255])
  expect(await colorAt(card, cardSize.width / 2, cardSize.height / 2)).toEqual([15, 76, 69, 255])
})

test('without a picture the first letter stands on the site’s colour; other colours are not drawn', async () => {
  const file = 'drawn-o-499ddd.svg'
  const answers = await Promise.all(iconForms.map((form) => ask(file, form)))
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'image/x-icon'],
    [200, 'image/png'],
    [200, 'image/png'],
    [200, 'image/png'],
    [200, 'image/png'],
  ])
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable')
  const png = await made(file, 'icon-512.png')
  expect(await colorAt(png, 2, 2)).toEqual([73, 157, 221, 255])
  const card = await made(file, 'card.png')
  for (const [x, y] of [
    [0, 0],
    [cardSize.width - 1, cardSize.height - 1],
    [420, 320],
  ] as const)
    expect(await colorAt(card, x, y)).toEqual([73, 157, 221, 255])
  expect(await sharp(png).stats()).toMatchObject({ isOpaque: true })
  for (const other of ['drawn-o-0f4c45.svg', 'drawn-oo-499ddd.svg'])
    expect((await ask(other, 'icon.ico')).status).toBe(404)
  expect((await ask(file, '640.webp')).status).toBe(404)
  expect((await ask(file, 'icon-181.png')).status).toBe(404)
})

test('the settings name the icon, which must be there, and pages hear of it', async () => {
  const { id, file } = await upload('zeichen.png', await wide())
  const { json } = await cms.call(getSettings, {})
  const save = (icon: string) =>
    cms.call(saveSettings, {
      settings: { ...json.settings, header: { ...json.settings.header, icon } },
      base: json.rev,
    })
  expect(await save(v4())).toMatchObject({ status: 400, json: { code: 'INVALID' } })
  expect(await save(id)).toMatchObject({ status: 200 })
  const actor = { id: null, role: 'visitor' } as const
  const { icon } = await getSiteView({ locale: 'de', draft: false }, { db: cms.db, actor })
  expect(icon?.publicUrl).toBe(`/api/bf-media/file/${file}`)
})
