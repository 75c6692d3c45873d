import type { FocalPoint, MediaView } from '@blickfang/contract/content/media/media.ts'
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { EditorWords } from '../../locales/words.tsx'
import { openRoot } from '../../testing/open-root.ts'
import { FocalPointField } from './focal-point-field.tsx'

vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))
afterEach(() => vi.useRealTimers())

const drawing: MediaView = {
  ...{
    id: crypto.randomUUID(),
    mediaType: 'image',
    mimeType: 'image/svg+xml',
    publicUrl: '/api/bf-media/file/logo.svg',
  },
  ...{ width: 200, height: 100, blurHash: null, focalPoint: null, alt: 'Logo' },
}
const photo: MediaView = { ...drawing, mimeType: 'image/jpeg', publicUrl: '/api/bf-media/file/laden.jpg' }

async function draw(media: MediaView) {
  const moved: FocalPoint[] = []
  await act(async () =>
    openRoot().render(
      <EditorWords>
        <FocalPointField media={media} value={null} onChange={(point) => moved.push(point)} onDone={() => undefined} />
      </EditorWords>,
    ),
  )
  const image = document.querySelector('img')
  if (!image) throw new Error('There is no picture to drag on.')
  return { image, moved, source: () => image.getAttribute('src') }
}

test('a drawing is there to drag on as it is, and in its own form', async () => {
  const { image, source } = await draw(drawing)
  expect(source()).toBe(drawing.publicUrl)
  expect(image.parentElement?.style.getPropertyValue('--ratio')).toBe('2')
})

test.each([
  ['is not made yet', (image: HTMLImageElement) => image.dispatchEvent(new Event('error'))],
  ['does not come for long', () => vi.advanceTimersByTime(5_000)],
])('a photograph whose form %s is there as it was uploaded', async (_, happens) => {
  vi.useFakeTimers()
  const { image, source } = await draw(photo)
  expect(source()).not.toBe(photo.publicUrl)
  await act(async () => happens(image))
  expect(source()).toBe(photo.publicUrl)
})

let kept: (FocalPoint | null)[] = []
function Kept() {
  const [point, setPoint] = useState<FocalPoint | null>(null)
  return <FocalPointField media={photo} value={point} onChange={setPoint} onDone={(next) => kept.push(next)} />
}

test.each([
  ['was moved', 'ArrowRight', 1],
  ['was not moved', 'Tab', 0],
])('a point that %s before the field is taken away is kept so often: %s, %d', async (_, key, times) => {
  kept = []
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <Kept />
      </EditorWords>,
    ),
  )
  const point = [...document.querySelectorAll('button')].find(({ style }) => style.left !== '')
  await act(async () => point?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  expect(kept).toEqual([])
  await act(async () => root.render(null))
  expect(kept.map((one) => (one?.x ?? 0) > 0.5)).toEqual(Array.from({ length: times }, () => true))
})
