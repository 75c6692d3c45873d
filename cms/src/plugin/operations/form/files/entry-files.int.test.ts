import { randomUUID } from 'node:crypto'
import { sendOwn } from '@blickfang/contract/api/v1/form.ts'
import { sendEntryFile } from '@blickfang/contract/api/v1/forms/entry-file.ts'
import { listSubmissions, removeSubmissions } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { entryFileAddress, maxAnswerBytes } from '@blickfang/contract/forms/own/asked-file.ts'
import { madeForm } from '@blickfang/contract/forms/own/made-form.ts'
import { readStored } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { picturesOf } from '../../../media/pictures.ts'
import { pdf } from '../../../media/testing/pdf-writer.ts'
import { openedBefore } from '../../../testing/opened-before.ts'
import { publishPageWith } from '../../../testing/publish-page-with.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { removeAllExpired } from '../../expiry/remove-all-expired.ts'
import { findOwnForm } from '../own-form.ts'

let cms: TestCms
let block: string
/** Two fields for files, and the name. */
let recipe: string
let picture: string
let name: string

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`
    update bf_settings set "values" = '{"contact": {"email": "hallo@example.ch", "companyName": "Optik"}}'::jsonb`)
  const page = await publishPageWith(cms, 'form')
  const [form] = await cms.db.rows<{ id: string }>(
    sql`select id from bf_groups where name = 'form' and page_id = ${page}::uuid`,
  )
  block = form?.id ?? ''
  const cards = (await findOwnForm(cms.db, block, 'de'))?.asked ?? []
  ;[name = '', recipe = '', picture = ''] = cards.map(({ id }) => id)
  for (const id of [recipe, picture])
    await cms.db.rows(sql`
      update bf_groups set published = published || '{"options.kind": "file", "options.isRequired": false}' where id = ${id}::uuid`)
})
beforeEach(async () => {
  for (const table of ['bf_submission_files', 'bf_submissions', 'bf_mails', 'bf_rate_limits'])
    await cms.db.rows(sql.raw(`delete from ${table}`))
})
afterAll(() => cms.stop())

let visitors = 0
const network = () => ({ 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors++ & 255}` })

function sendFile(filename: string, bytes: Uint8Array, values: Record<string, string> = {}, headers = network()) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], filename))
  for (const [key, value] of Object.entries({ block, field: recipe, lang: 'de', ...values })) form.set(key, value)
  return cms.request({ method: 'POST', path: `/v1${sendEntryFile.path}`, as: null, body: form, headers })
}
async function send(values: Readonly<Record<string, string>>, key = randomUUID()) {
  const { edition } = madeForm((await findOwnForm(cms.db, block, 'de'))?.asked ?? [])
  const entered = Object.entries({ [name]: 'Anna', ...values }).map(([field, value]) => ({ name: field, value }))
  return cms.request({
    ...{ method: 'POST', path: `/v1${sendOwn.path}`, as: null, headers: network() },
    body: { entered, edition, lang: 'de', block, key, opened: openedBefore(cms.payload) },
  })
}
const files = () =>
  cms.db.rows<{ id: string; key: string; name: string; submission: string | null }>(
    sql`select id, key, name, submission_id as submission from bf_submission_files order by created_at, id`,
  )
const stored = (key: string) => readStored(openMediaStore(process.env), key)
const get = (id: string, as?: null) =>
  cms.request({ method: 'GET', path: entryFileAddress(id).replace('/api', ''), ...(as === null && { as }) })
const entries = async () => (await cms.call(listSubmissions, { language: 'de' })).json.entries
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f4c45' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Anna' } })
    .toBuffer()

test('a file in each of two fields comes with the entry, and its mail names them and carries none', async () => {
  const one = (await sendFile('Rezept 2027.pdf', pdf())).json.file
  const two = (await sendFile('Foto.jpg', await photo(), { field: picture })).json.file
  expect((await send({ [recipe]: one, [picture]: two })).status).toBe(200)
  const [entry] = await entries()
  expect(entry.answers.filter(({ file }: { file?: string }) => file)).toEqual([
    expect.objectContaining({ value: 'Rezept 2027.pdf', file: one }),
    expect.objectContaining({ value: 'Foto.jpg', file: two }),
  ])
  const [mail] = await cms.db.rows<{ text: string; html: string }>(sql`select text, html from bf_mails`)
  expect(mail?.text).toContain('Rezept 2027.pdf')
  expect(`${mail?.text}${mail?.html}`).not.toContain(one)
})

test('who may read the entry takes the file along, and nobody else reads it at any address', async () => {
  const id = (await sendFile('Rezept für Anna.pdf', pdf())).json.file
  expect((await get(id)).status).toBe(404)
  await send({ [recipe]: id })
  const answer = await get(id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Rezept%20f%C3%BCr%20Anna.pdf")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect((await get(id, null)).status).toBe(404)
  const [file] = await files()
  for (const path of [`/bf-media/file/${file?.key}`, `/bf-media/picture/${file?.key}/320.webp`])
    expect((await cms.request({ method: 'GET', path, as: null })).status).toBe(404)
})

test('a picture is kept without the notes of its camera', async () => {
  const { json } = await sendFile('Foto.jpg', await photo())
  await send({ [recipe]: json.file })
  const [file] = await files()
  expect((await sharp((await stored(file?.key ?? '')) ?? undefined).metadata()).exif).toBeUndefined()
})

test.each([
  ['a program', 'a.exe', Buffer.from('MZ'), 'fileType'],
  ['a program that is called a PDF', 'a.pdf', Buffer.from('MZ'), 'fileType'],
  ['a drawing', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileType'],
  [
    'a drawing that is called a picture',
    'a.png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>'),
    'fileType',
  ],
  ['a page of the web', 'a.jpg', Buffer.from('<script>alert(1)</script>'), 'fileType'],
  ['a zip', 'a.zip', Buffer.from('PK\x03\x04'), 'fileType'],
  ['half a PDF', 'a.pdf', pdf().subarray(0, 150), 'fileUnsafe'],
  ['a PDF that starts a program', 'a.pdf', pdf({ catalog: '/OpenAction << /S /Launch >>' }), 'fileUnsafe'],
  ['a PDF with a script', 'a.pdf', pdf({ more: ['<< /S /JavaScript >>'] }), 'fileUnsafe'],
])('%s is refused, and nothing is kept of it', async (_, filename, bytes, reason) => {
  expect((await sendFile(filename, bytes)).json).toMatchObject({ code: 'INVALID', fields: { [recipe]: reason } })
  expect(await files()).toEqual([])
})

test('a file of more than ten megabytes is refused, whatever it is', async () => {
  const answer = await sendFile('a.pdf', Buffer.concat([pdf(), Buffer.alloc(maxAnswerBytes)]))
  expect(answer).toMatchObject({ status: 413, json: { code: 'TOO_LARGE' } })
  expect(await files()).toEqual([])
})

test.each([
  ['a form that is not there', { block: randomUUID() }],
  ['a field that asks something else', { field: 'name' }],
  ['no language', { lang: '' }],
])('a file for %s is not taken', async (_, values) => {
  const asked = 'field' in values ? { field: name } : values
  expect((await sendFile('a.pdf', pdf(), asked)).json.fields).toEqual({ closed: 'closed' })
})

test('an entry takes only files that wait for it: no other’s, none of another field, none that was given', async () => {
  const id = (await sendFile('a.pdf', pdf())).json.file
  const gone = async (values: Record<string, string>) => (await send(values)).json.fields
  expect(await gone({ [picture]: id })).toEqual({ [picture]: 'fileGone' })
  expect(await gone({ [recipe]: randomUUID() })).toEqual({ [recipe]: 'fileGone' })
  expect(await gone({ [recipe]: 'C:/fakepath/a.pdf' })).toEqual({ [recipe]: 'fileGone' })
  const all = await Promise.all([1, 2, 3].map(() => send({ [recipe]: id })))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const key = randomUUID()
  const again = (await sendFile('a.pdf', pdf())).json.file
  expect([(await send({ [recipe]: again }, key)).status, (await send({ [recipe]: again }, key)).status]).toEqual([
    200, 200,
  ])
})

test('with its entry a file goes, by each way, with its bytes', async () => {
  const ways = [
    (id: string) => cms.call(removeSubmissions, { ids: [id] }),
    (id: string) => cms.payload.delete({ collection: 'bf-submissions', id, overrideAccess: true }),
    async (id: string) => {
      await cms.db.rows(sql`update bf_submissions set created_at = now() - interval '9 years' where id = ${id}`)
      await removeAllExpired({ db: cms.db, payload: cms.payload })
    },
  ]
  for (const remove of ways) {
    await send({ [recipe]: (await sendFile('a.pdf', pdf())).json.file })
    const [file] = await files()
    expect(await stored(file?.key ?? '')).not.toBeNull()
    await remove(file?.submission ?? '')
    expect(await files()).toEqual([])
    expect(await stored(file?.key ?? '')).toBeNull()
  }
})

test('a file that no entry names goes after a day, and until then it waits', async () => {
  await sendFile('a.pdf', pdf())
  await removeAllExpired({ db: cms.db, payload: cms.payload })
  const [file] = await files()
  expect(file).toBeDefined()
  await cms.db.rows(sql`update bf_submission_files set created_at = now() - interval '25 hours'`)
  await removeAllExpired({ db: cms.db, payload: cms.payload })
  expect([await files(), await stored(file?.key ?? '')]).toEqual([[], null])
})

test('a file is known before its bytes lie there: of a server that is killed between them nothing stays for ever', async () => {
  let known = 0
  const keep = vi.spyOn(picturesOf(cms.payload), 'keep').mockImplementationOnce(async () => {
    known = (await files()).length
    throw new Error('Killed')
  })
  expect((await sendFile('a.pdf', pdf())).status).toBe(500)
  keep.mockRestore()
  expect(known).toBe(1)
  await cms.db.rows(sql`update bf_submission_files set created_at = now() - interval '25 hours'`)
  await removeAllExpired({ db: cms.db, payload: cms.payload })
  expect(await files()).toEqual([])
})

test('one network has so many files an hour, and the site so many a day', async () => {
  const from = network()
  const { points } = sendEntryFile.rate ?? { points: 0 }
  for (let count = 0; count < points; count++) await sendFile('a.exe', pdf(), {}, from)
  expect((await sendFile('a.pdf', pdf(), {}, from)).status).toBe(429)
  await cms.db.rows(sql`
    insert into bf_submission_files (block_id, field, name, size, key)
    select ${block}::uuid, 'f', 'a.pdf', 1, 'n' || i from generate_series(1, 300) i`)
  expect((await sendFile('a.pdf', pdf())).json.fields).toEqual({ [recipe]: 'fileMany' })
})

test('of files that are looked through at once, no more are taken than the day has left', async () => {
  await cms.db.rows(sql`
    insert into bf_submission_files (block_id, field, name, size, key)
    select ${block}::uuid, 'f', 'a.pdf', 1, 'n' || i from generate_series(1, 299) i`)
  // The first to come is still looked at when the last has come.
  let looked = 0
  const check = picturesOf(cms.payload).checkDocument.bind(picturesOf(cms.payload))
  const spy = vi.spyOn(picturesOf(cms.payload), 'checkDocument').mockImplementation(async (...given) => {
    const checked = await check(...given)
    looked += 1
    await vi.waitFor(() => expect(looked).toBe(3), 30_000)
    return checked
  })
  const answers = await Promise.all([0, 1, 2].map(() => sendFile('a.pdf', pdf())))
  spy.mockRestore()
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await files()).toHaveLength(300)
})
