// What is asked of the media library before a file comes to its store, and of what the database knows of it: once, whatever the store.
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { blurHash, deleteMedia, listMedia, updateMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { removePage } from '@blickfang/contract/api/v1/page.ts'
import { revalidateTag } from '@blickfang/contract/api/v1/revalidate.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dumpContent } from '../../testing/dump-content.ts'
import { makePage } from '../../testing/make-page.ts'
import { cms, photo, png, upload } from './library.ts'

test.each([
  ['an extension that is not allowed', 'page.html', '<p>x</p>'],
  ['no extension', 'picture', 'x'],
  ['HTML that calls itself a picture', 'a.png', '<html><script>alert(1)</script></html>'],
  ['a script that calls itself a drawing', 'a.svg', 'alert(1)'],
  [
    'HTML that calls itself a drawing',
    'a.svg',
    '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  ],
  ['an empty file', 'a.png', ''],
])('%s is refused and leaves nothing behind', async (_what, name, bytes) => {
  const before = await dumpContent(cms.db)
  expect(await upload(name, bytes)).toMatchObject({ status: 415, json: { code: 'FILE_TYPE' } })
  expect(await dumpContent(cms.db)).toEqual(before)
})

test('a picture of one kind under the extension of another is called by its name', async () => {
  const answer = await upload('a.gif', await png())
  expect(answer).toMatchObject({ status: 415, json: { code: 'FILE_MISNAMED', is: 'PNG' } })
  expect(answer.json.error).toContain('Die Datei ist ein PNG.')
  expect((await upload('logo.svg', await png())).json).toMatchObject({ code: 'FILE_MISNAMED', is: 'PNG' })
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s that breaks off is called damaged', async (format) => {
  const whole = await photo(300, 200).toFormat(format).toBuffer()
  const answer = await upload(`a.${format}`, whole.subarray(0, whole.length / 2))
  expect(answer).toMatchObject({ status: 422, json: { code: 'FILE_DAMAGED' } })
})

test('a picture of 100 megapixels is refused, six of them at once as quickly as the one before', async () => {
  const background = { width: 10_000, height: 10_000, channels: 3, background: '#0f4c45' } as const
  const bomb = await sharp({ create: background }).png({ compressionLevel: 9 }).toBuffer()
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload('a.png', bomb)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 413, json: { code: 'PICTURE_TOO_LARGE' } })
})

test('a drawing that would be drawn for ever is given up, and the next picture comes', async () => {
  const layers = Array.from({ length: 30 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`)
  const begin = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="l0" width="1" height="1"/>'
  const filters = `<filter id="f"><feGaussianBlur stdDeviation="900"/>${'<feMorphology radius="900"/>'.repeat(60)}</filter>`
  const bomb = `${begin}${filters}${layers.join('')}</defs><rect width="9" height="9" filter="url(#f)"/><use href="#l30"/></svg>`
  const [bombed, next] = await Promise.all([upload('a.svg', bomb), png().then((bytes) => upload('a.png', bytes))])
  expect([400, 413, 422]).toContain(bombed.status)
  expect(next.status).toBe(200)
})

test('a file over the limit is refused', async () => {
  expect(await upload('a.png', new Uint8Array(uploadMedia.bodyLimit + 1))).toMatchObject({ status: 413 })
})

test('a medium gets another name, whose kind stays, and no name without anything to see', async () => {
  const { id } = (await upload('DSC_0042.png', await png())).json.media
  const rename = (name: string) => cms.call(updateMedia, { media: { id, name } })
  expect((await rename('  Theke / neu 2.1 ')).json.media.originalFilename).toBe('Theke - neu 2.1.png')
  expect((await rename('Theke')).json.media).toMatchObject({ originalFilename: 'Theke.png', extension: 'png' })
  expect(await rename('  ')).toMatchObject({ status: 400 })
})

test('a request without a file is refused', async () => {
  const form = new FormData()
  form.set('alt', 'x')
  expect((await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })).json).toMatchObject({
    code: 'INVALID',
  })
  expect(
    (await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: { file: 'x' } })).json,
  ).toMatchObject({ code: 'BAD_REQUEST' })
})

test('a drawing fetches nothing by a style in pieces, nor by attributes that browsers read as styles', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>.a{fill:u<![CDATA[rl(https://x.example)}]]></style>
    <style>.b{fill:u<!-- -->rl(https://x.example)}</style><style>.c{fill:url(https://x.example)}<!-- --></style><rect width="5" height="5" mask="u\\72l(https://x.example)"/>
    <rect cursor="image-set('https://x.example/a' 1x)" fill="url(#g)" id="image-1"/></svg>`
  const { json } = await upload('brille.svg', svg)
  const file = await cms.request({ method: 'GET', path: json.media.publicUrl.replace('/api', ''), as: null })
  expect(file.json).not.toContain('x.example')
  expect(file.json).toContain('<rect fill="url(#g)" id="image-1">')
})

test('the same rules hold for uploads through the admin', async () => {
  const form = new FormData()
  form.set('file', new File(['<html></html>'], 'a.png', { type: 'image/png' }))
  form.set('_payload', '{}')
  const answer = await cms.request({ method: 'POST', path: '/bf-media', body: form })
  expect(answer.status).toBe(415)
})

test('a change of a medium expires the pages that show it and no other, by the API and in the admin', async () => {
  const { id } = (await upload('a.png', await png())).json.media
  cms.told.splice(0)
  await cms.call(updateMedia, { media: { id, alt: { de: 'Neu' } } })
  await cms.call(updateMedia, { media: { id, focalPoint: { x: 0.2, y: 0.3 } } })
  await cms.call(blurHash, { media: { id } })
  const inAdmin = (body: object) => cms.request({ method: 'PATCH', path: `/bf-media/${id}?locale=de`, body })
  expect((await inAdmin({ alt: 'Neuer' })).status).toBe(200)
  expect((await inAdmin({ focalX: 12, focalY: 34 })).status).toBe(200)
  expect(cms.told).toEqual(Array.from({ length: 5 }, () => `media:${id}`))
  expect((await cms.call(listMedia, {})).json.media[0]).toMatchObject({ id, alt: 'Neuer' })
  await cms.call(revalidateTag, { tag: `media:${id}` })
  expect(cms.told).toHaveLength(6)
})

test('alternative texts of several languages saved at once in the admin and by the API all stay', async () => {
  const { id } = (await upload('a.png', await png())).json.media
  const inAdmin = (locale: string) =>
    cms.request({ method: 'PATCH', path: `/bf-media/${id}?locale=${locale}`, body: { alt: locale } })
  const byApi = (locale: string) => cms.call(updateMedia, { media: { id, alt: { [locale]: locale } } })
  await Promise.all([inAdmin('de'), byApi('fr'), inAdmin('it'), byApi('en'), inAdmin('rm')])
  const medium = (await cms.call(listMedia, {})).json.media[0]
  expect(medium.altByLanguage).toEqual({ de: 'de', fr: 'fr', it: 'it', en: 'en', rm: 'rm' })
})

test('a medium that only removed blocks and pages show may go', async () => {
  const place = async () => {
    const { id } = (await upload('a.png', await png())).json.media
    const page = await makePage(cms, 'imageBoard')
    const card = page.groups.find(({ parentId }) => parentId === page.groupId)
    const linkId = card?.fields.find(({ name }) => name === 'image')?.id ?? ''
    await cms.call(saveData, { itemType: 'field', linkId, data: { mediaId: id }, base: {} })
    return { id, page }
  }
  const onBoard = await place()
  await cms.call(removeGroup, { pageId: onBoard.page.pageId, groupId: onBoard.page.groupId, base: {} })
  const onPage = await place()
  await cms.call(removePage, { id: onPage.page.pageId })
  const onLivePage = await place()
  await onLivePage.page.publish()
  await cms.call(removePage, { id: onLivePage.page.pageId })
  const answers = [onBoard, onPage, onLivePage].map(({ id }) => cms.call(deleteMedia, { mediaId: id }))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 409])
})

test('an alternative text that is too long is cut, and not through a character', async () => {
  const alt = `${'a'.repeat(499)}😀`
  const { json } = await upload('a.png', await png(), { alt })
  expect(json.media.alt).toBe('a'.repeat(499))
  const answer = await cms.request({ method: 'PATCH', path: `/bf-media/${json.media.id}`, body: { alt: `b${alt}` } })
  expect(answer.json.doc.alt).toBe(`b${'a'.repeat(499)}`)
})
