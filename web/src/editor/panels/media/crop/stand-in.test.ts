import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { expect, test } from 'vitest'
import { openDocument } from '../../../model/page-document.ts'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { standIn } from './stand-in.ts'

const id = '5f0c2a9e-3b57-4a2f-9d63-0c2b1f5e7a10'
const part: MediaView = {
  ...{
    id,
    mediaType: 'image',
    mimeType: 'image/jpeg',
    publicUrl: '/api/bf-media/file/part.jpg',
    width: 400,
    height: 400,
  },
  ...{ blurHash: null, focalPoint: { x: 0.2, y: 0.4 }, alt: 'Theke' },
}

function begin() {
  const { media } = openDocument(fixtureDocument(['hero']))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const done = standIn(media, part, 'blob:drawn', () => arrived)
  return { media, arrive, done, address: () => media.getState()[id]?.publicUrl }
}

test('what was drawn stands in the place of a part until its own picture is there', async () => {
  const { arrive, done, address } = begin()
  expect(address()).toBe('blob:drawn')
  arrive()
  await done
  expect(address()).toBe(part.publicUrl)
})

test('a picture that changed meanwhile stays as it is now', async () => {
  const { media, arrive, done, address } = begin()
  media.setState({ [id]: { ...part, publicUrl: '/api/bf-media/file/newer.jpg' } })
  arrive()
  await done
  expect(address()).toBe('/api/bf-media/file/newer.jpg')
})
