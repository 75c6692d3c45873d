import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { expect, test } from 'vitest'
import { fixturePage, fixtureSite } from '../../server/testing/fixture-content.ts'
import { pageMetadata } from './page-metadata.ts'
import { sharePicture } from './share-picture.ts'

const site = fixtureSite('de')
const page = fixturePage('de', 'kontakt', 'Kontakt')
const photo = {
  id: '00000000-0000-4000-8000-000000000042',
  mediaType: 'image',
  mimeType: 'image/jpeg',
  publicUrl: '/api/bf-media/file/laden-1.jpg',
  width: 2400,
  height: 1600,
  blurHash: null,
  focalPoint: null,
  alt: 'Der Laden',
} satisfies MediaView as MediaView
const drawing = { ...photo, mimeType: 'image/svg+xml', publicUrl: '/api/bf-media/file/plan-1.svg' }
const showing = (...media: MediaView[]) => ({
  ...page,
  groups: page.groups.map((group) => ({
    ...group,
    fields: media.map((medium, index) => ({ ...group.fields[0], id: `${index}`, media: medium }) as never),
  })),
})

test('a page is shared with its first photograph, at the size that the file has', () => {
  const { openGraph, twitter } = pageMetadata(site, showing(drawing, photo))
  const url = '/api/bf-media/picture/laden-1.jpg/1080.jpg'
  expect(openGraph?.images).toEqual([{ url, alt: 'Der Laden', width: 1080, height: 720 }])
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [{ url, alt: 'Der Laden' }] })
})

test('a small picture is not enlarged, and one without words is called as the page is', () => {
  expect(sharePicture(site, showing({ ...photo, width: 600, height: 400, alt: '' }))).toMatchObject({
    width: 600,
    height: 400,
    alt: 'Kontakt',
  })
})

test('a page that lists others is shared with the first of their photographs', () => {
  const sources = [{ name: 'pages', key: '', data: [{ image: drawing }, { title: 'x', image: photo }] }]
  expect(sharePicture(site, { ...page, sources: sources as never }).url).toContain('/laden-1.jpg/')
})

test('every other page is shared with the site’s sign on its colour', () => {
  for (const shared of [page, showing(drawing)]) {
    expect(sharePicture(site, shared)).toEqual({
      url: '/api/bf-media/picture/drawn-o-499ddd.svg/card.png',
      alt: 'Optik Lindenhof',
      width: 1200,
      height: 630,
    })
  }
})
