import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { getUpload, listMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dumpContent } from '../testing/dump-content.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { PictureWorker } from './worker/picture-worker.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const png = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()

function upload(name: string, bytes: Uint8Array | string, values: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  for (const [key, value] of Object.entries(values)) form.set(key, value)
  return cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
}

const listed = async () => (await cms.call(listMedia, {})).json

test.each([
  ['with an entity bomb', '<text>&b;</text>', 'DRAWING_UNREADABLE', 'einfaches SVG'],
  [
    'that shows a picture of elsewhere',
    '<image href="https://x.example/a.png"/>',
    'DRAWING_LOSES',
    'betten Sie es beim Export ein',
  ],
  ['with words of HTML', '<foreignObject><p>x</p></foreignObject>', 'DRAWING_LOSES', 'in Pfade um'],
])('a drawing %s is refused with what to do, and leaves nothing behind', async (_what, part, code, sentence) => {
  const before = await dumpContent(cms.db)
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  const answer = await upload('a.svg', `${bomb}<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`)
  expect(answer).toMatchObject({ status: 422, json: { code, error: expect.stringContaining(sentence) } })
  expect(await dumpContent(cms.db)).toEqual(before)
})

test('a file that is sent twice under one key is one medium, at once and later, and another file is not taken for it', async () => {
  const [first, key] = [await png(), crypto.randomUUID()]
  const { total } = await listed()
  const both = await Promise.all([upload('a.png', first, { key }), upload('a.png', first, { key })])
  const again = await upload('a.png', first, { key: key.toUpperCase() })
  expect(new Set([...both, again].map(({ json }) => json.media.id)).size).toBe(1)
  expect((await listed()).total).toBe(total + 1)
  expect((await cms.call(getUpload, { key })).json.media.id).toBe(again.json.media.id)
  expect(await upload('a.png', await png(9), { key })).toMatchObject({
    status: 400,
    json: { code: 'INVALID' },
  })
  expect((await upload('a.png', first, { key: 'x' })).status).toBe(400)
  expect((await cms.call(getUpload, { key: crypto.randomUUID() })).status).toBe(404)
})

test('a picture that takes too long, and a reader that dies, are told as what they are, in the language of who asks', async () => {
  for (const [code, status, sentence] of [
    ['PICTURE_SLOW', 422, 'dauert zu lange'],
    ['PICTURE_INTERRUPTED', 503, 'brach ab'],
  ] as const) {
    const run = vi.spyOn(PictureWorker.prototype, 'run').mockRejectedValue(new AppError(code))
    expect(await upload('a.png', await png())).toMatchObject({
      status,
      json: { code, error: expect.stringContaining(sentence) },
    })
    run.mockRestore()
  }
})

test('a drawing keeps the colours that drawing programs write as styles', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><style>.cls-1{fill:#0f4c45;}</style></defs>
    <rect class="cls-1" width="5" height="5"/><circle r="2" style="fill:#f3b58a;stroke:url(#g)"/></svg>`
  const { json } = await upload('logo.svg', svg)
  const file = await cms.request({ method: 'GET', path: json.media.publicUrl.replace('/api', ''), as: null })
  expect(file.json).toContain('<style>.cls-1{fill:#0f4c45;}</style>')
  expect(file.json).toContain('style="fill:#f3b58a;stroke:url(#g)"')
})

test.each(['', 'width="100%" height="100%"', 'width="20"', 'viewBox="0 0 0 0"', 'viewBox="none"'])(
  'a drawing that does not say how large it is (%s) gets the size that browsers give it',
  async (size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="5" cy="5" r="3"/></svg>`
    const { status, json } = await upload('ohne.svg', svg)
    expect(status).toBe(200)
    expect(json.media).toMatchObject({ width: 300, height: 150 })
  },
)
