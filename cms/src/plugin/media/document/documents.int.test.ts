import { replaceMedia } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { deleteMedia, listMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { getPageView } from '../../operations/page/get-page-view.ts'
import { dumpContent } from '../../testing/dump-content.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { pdf } from '../testing/pdf-writer.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const asDocument = { type: 'document' }

function send(path: string, name: string, bytes: Uint8Array, values: Record<string, string>, language = 'de') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  for (const [key, value] of Object.entries(values)) form.set(key, value)
  return cms.request({ method: 'POST', path: `/v1${path}`, body: form, headers: { 'accept-language': language } })
}

const upload = (name: string, bytes: Uint8Array, values: Record<string, string> = asDocument, language?: string) =>
  send(uploadMedia.path, name, bytes, values, language)

/** Each is another file. */
let count = 0
const other = () => pdf({ more: [`<< /Nr ${count++} >>`] })

test('a PDF is kept with its name, size and a folder of its own, and found among the files', async () => {
  const { status, json } = await upload('Preise 2027.PDF', other())
  expect(status).toBe(200)
  expect(json.media).toMatchObject({
    ...{ mediaType: 'document', mimeType: 'application/pdf', extension: 'pdf', bucketFolder: 'documents' },
    ...{ originalFilename: 'Preise 2027.PDF', width: null, height: null, blurHash: null },
    document: { name: 'Preise 2027.PDF', size: json.media.fileSize },
    publicUrl: expect.stringMatching(/^\/api\/bf-media\/file\/preise-2027-[0-9a-f]{24}\.pdf$/),
  })
  const found = (await cms.call(listMedia, { type: 'document', search: 'preise' })).json
  expect(found.media.map(({ id }: { id: string }) => id)).toContain(json.media.id)
  expect((await cms.call(listMedia, { type: 'image', search: 'preise 2027' })).json.total).toBe(0)
})

test('whoever takes it along gets it as a file with a plain name, which no browser opens in the site’s place', async () => {
  const { json } = await upload('Ärztin & Co.pdf', other())
  const answer = await cms.request({ method: 'GET', path: json.media.publicUrl.replace('/api', ''), as: null })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="aerztin[\w-]*\.pdf"$/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const picture = `/bf-media/picture/${json.media.objectId}/320.webp`
  expect((await cms.request({ method: 'GET', path: picture, as: null })).status).toBe(404)
})

test.each([
  ['a drawing', 'a.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'DOCUMENT_TYPE', 'kein PDF', 'pas un PDF'],
  ['a zip', 'a.zip', 'PK\x03\x04', 'DOCUMENT_TYPE', 'kein PDF', 'pas un PDF'],
  ['a program', 'a.pdf', 'MZ\x90', 'DOCUMENT_TYPE', 'kein PDF', 'pas un PDF'],
  ['a PDF by another name', 'a.exe', pdf(), 'DOCUMENT_TYPE', 'kein PDF', 'pas un PDF'],
  ['half of one', 'a.pdf', pdf().subarray(0, 150), 'DOCUMENT_DAMAGED', 'beschädigt', 'endommagé'],
  [
    'one with a script',
    'a.pdf',
    pdf({ more: ['<< /S /JavaScript >>'] }),
    'DOCUMENT_UNSAFE',
    'JavaScript',
    'JavaScript',
  ],
  ['a locked one', 'a.pdf', pdf({ trailer: '/Encrypt 9 0 R' }), 'DOCUMENT_UNSAFE', 'ohne Schutz', 'sans protection'],
])(
  '%s is refused in a sentence of the reader’s language, and nothing is left of it',
  async (_, name, file, code, de, fr) => {
    const bytes = typeof file === 'string' ? Buffer.from(file, 'latin1') : file
    const before = await dumpContent(cms.db)
    for (const [language, words] of [
      ['de', de],
      ['fr', fr],
    ] as const)
      expect((await upload(name, bytes, asDocument, language)).json).toMatchObject({
        code,
        error: expect.stringContaining(words),
      })
    expect(await dumpContent(cms.db)).toEqual(before)
  },
)

test('a PDF is no picture, whatever it is called, and a picture’s place takes none', async () => {
  expect((await upload('a.pdf', pdf(), {})).json.code).toBe('FILE_TYPE')
  expect((await upload('a.png', pdf(), {})).json.code).toBe('FILE_TYPE')
})

test('a page gives its visitors the file’s name and size, and keeps it from being deleted', async () => {
  const { media } = (await upload('Formular.pdf', other())).json
  const line = { name: 'downloadLine', values: { 'options.file': media.id } }
  const { id } = await insertPage(cms.db, {
    values: { 'slug.de': 'formulare', 'name.de': 'Formulare' },
    groups: [{ name: 'downloads', children: [line] }],
  })
  const asked = { locale: 'de', collection: null, slug: 'formulare', draft: false } as const
  const page = await getPageView(asked, { db: cms.db, actor: { id: null, role: 'visitor' } })
  expect(page?.groups.find(({ name }) => name === 'downloadLine')?.options.file).toMatchObject({
    publicUrl: media.publicUrl,
    document: { name: 'Formular.pdf', size: media.fileSize },
  })
  expect(await cms.call(deleteMedia, { mediaId: media.id })).toMatchObject({
    status: 409,
    json: { code: 'IN_USE', uses: [{ kind: 'page', id }] },
  })
})

test('the same file twice is one where the caller says so, and a picture is never taken for it', async () => {
  const bytes = other()
  const [first, second] = [await upload('a.pdf', bytes), await upload('b.pdf', bytes, { ...asDocument, known: 'use' })]
  expect(second.json).toMatchObject({ isKnown: true, media: { id: first.json.media.id } })
})

test('a newer file takes the place of one that is there, and only another PDF does', async () => {
  const { id } = (await upload('Preise.pdf', other())).json.media
  const replaced = await send(replaceMedia.path, 'Preise neu.pdf', other(), { id })
  expect(replaced.json.media).toMatchObject({ id, document: { name: 'Preise neu.pdf' }, mimeType: 'application/pdf' })
  expect(replaced.json.former.originalFilename).toBe('Preise.pdf')
  expect((await send(replaceMedia.path, 'a.pdf', Buffer.from('<svg/>'), { id })).json.code).toBe('DOCUMENT_TYPE')
  expect((await send(replaceMedia.path, 'a.png', pdf(), { id })).json.code).toBe('DOCUMENT_TYPE')
})

test('a file that comes by the admin is held to the same', async () => {
  const create = (name: string, data: Buffer) =>
    cms.payload.create({
      collection: 'bf-media',
      data: {},
      file: { name, data, mimetype: 'application/pdf', size: data.byteLength },
      overrideAccess: true,
    })
  expect(await create('Merkblatt.pdf', other())).toMatchObject({ mediaType: 'document', bucketFolder: 'documents' })
  await expect(create('falsch.pdf', Buffer.from('<svg/>'))).rejects.toThrow()
  await expect(create('laut.pdf', pdf({ more: ['<< /S /Launch >>'] }))).rejects.toThrow()
})
