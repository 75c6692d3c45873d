import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openDocument } from '../../model/page-document.ts'
import { siblings } from '../../model/sort-siblings.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { type Clip, fromHtml, keepClip, keptClip, toHtml } from './clip.ts'
import { makeClip } from './make-clip.ts'
import { placeFor } from './place-for.ts'

const page = openDocument(fixtureDocument(['imageBoard', 'cta', 'multiCta']))
const [board = '', cta = '', calls = ''] = page.root.getState().blocks
const origin = 'https://optik.example'

function clipOf(groupId: string): Clip {
  const clip = makeClip(page, groupId, origin)
  if (!clip) throw new Error('nothing to copy')
  return clip
}

const picture = {
  id: cta,
  mediaType: 'image',
  mimeType: 'image/gif',
  publicUrl: '/api/bf-media/file/a.gif',
  width: 1,
  height: 1,
  blurHash: null,
  focalPoint: null,
  alt: '',
}

function forged(part: object): string {
  const box = document.createElement('p')
  box.setAttribute('data-blickfang-block', JSON.stringify({ ...makeClip(page, cta, origin), ...part }))
  return box.outerHTML
}

test('a picture of the site comes along', () => {
  expect(fromHtml(forged({ media: [picture] }))?.media).toHaveLength(1)
})

beforeEach(() => localStorage.clear())

test('what is copied is read again, whatever signs are in it, and other programs get its words', () => {
  fc.assert(
    fc.property(fc.constantFrom(board, cta, calls), fc.string({ unit: 'binary', maxLength: 60 }), (id, words) => {
      const clip = { ...clipOf(id), text: words.replaceAll('\r', '') }
      const [first] = clip.originals
      if (first) first.fields = first.fields.map((field) => ({ ...field, values: { 'content.de': { text: words } } }))
      const html = toHtml(clip)
      expect(fromHtml(`<meta charset="utf-8">${html}`)).toEqual(clip)
      keepClip(clip)
      expect(keptClip()).toEqual(clip)
    }),
  )
  const { text } = clipOf(cta)
  expect(text).toContain('Wann dürfen wir')
  expect(new DOMParser().parseFromString(toHtml(clipOf(cta)), 'text/html').body.textContent).toContain(
    'Wann dürfen wir',
  )
})

test.each([
  ['words of another program', '<p>Hallo</p>'],
  ['no JSON', '<p data-blickfang-block="{">x</p>'],
  ['another shape', '<p data-blickfang-block="[]">x</p>'],
  [
    'a block that there is not',
    `<p data-blickfang-block='${JSON.stringify({ ...makeClip(page, cta, origin), originals: [{ id: cta, name: 'nothing', values: {}, fields: [] }] })}'>x</p>`,
  ],
  [
    'a value in no form',
    forged({
      originals: [{ id: cta, name: 'cta', values: {}, fields: [{ name: 'title', values: { 'content.de': 5 } }] }],
    }),
  ],
  [
    'a link that would run',
    forged({
      originals: [{ id: cta, name: 'cta', values: { 'options.link': { type: 'url' }, nothing: 1 }, fields: [] }],
    }),
  ],
  ['a picture of elsewhere', forged({ media: [{ ...picture, publicUrl: 'https://elsewhere.example/pixel.gif' }] })],
  [
    'a picture of elsewhere, without a scheme',
    forged({ media: [{ ...picture, publicUrl: '//elsewhere.example/pixel.gif' }] }),
  ],
])('%s is no block', (_, html) => {
  expect(fromHtml(html)).toBeNull()
  localStorage.setItem('blickfang-clip', html)
  expect(keptClip()).toBeNull()
})

test('a block goes behind the chosen block, a card into a board of its kind that has room', () => {
  const card = siblings(page, board)[0]?.id ?? ''
  expect(placeFor(page, 'cta', board)).toEqual({ parentId: null, position: { after: board } })
  expect(placeFor(page, 'cta', card)).toEqual({ parentId: null, position: { after: board } })
  expect(placeFor(page, 'cta', null)).toEqual({ parentId: null, position: 'end' })
  expect(placeFor(page, 'imageCard', board)).toEqual({ parentId: board, position: 'end' })
  expect(placeFor(page, 'imageCard', card)).toEqual({ parentId: board, position: { after: card } })
  expect(placeFor(page, 'imageCard', cta)).toBe('noPlace')
  expect(placeFor(page, 'imageCard', null)).toBe('noPlace')
  expect(placeFor(page, 'nothing', board)).toBe('noPlace')
  // Two to four calls: three are there.
  expect(placeFor(page, 'multiCtaCard', calls)).toEqual({ parentId: calls, position: 'end' })
})
