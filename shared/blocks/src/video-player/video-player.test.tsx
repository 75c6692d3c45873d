import type { VideoSettings } from '@blickfang/contract/options/media/video.ts'
import { videoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press } from './play-video.ts'

const medium = (settings: Partial<VideoSettings> = {}, videoId = 'dQw4w9WgXcQ') => ({
  id: '00000000-0000-4000-8000-0000000000b3',
  ...{ mediaType: 'video', mimeType: 'image/jpeg', publicUrl: '/api/bf-media/file/linsen.jpg' },
  ...{ width: 1280, height: 720, blurHash: null, focalPoint: null, alt: 'Linsen einsetzen' },
  videoId,
  videoSettings: { source: 'youtube', aspectRatio: '16:9', status: 'ready', ...settings },
})
const data = { videoSetup: videoServices() }
const html = (video: unknown, isEditing = false) =>
  renderBlockHtml('videoPlayer', { fields: { title: 'Linsen' }, options: { video } }, { data, isEditing })

/** A page with one video, and its link. */
function page(video: unknown): HTMLAnchorElement {
  document.body.innerHTML = html(video)
  return document.querySelector('[data-play]') as HTMLAnchorElement
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('without scripts there are a poster of our own and a link to where the video plays, and nothing of its service', () => {
  const link = page(medium())
  expect(link.href).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(link.textContent).toBe('Video abspielen: Linsen einsetzen')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/bf-media/file/linsen.jpg')
  expect(document.querySelector('iframe, video, script')).toBeNull()
  expect(document.querySelector('form')?.hidden).toBe(true)
  expect(page(medium({ source: 'mux' }, 'a'.repeat(30))).href).toBe(`https://player.mux.com/${'a'.repeat(30)}`)
})

test('the stage has the video’s own form, also that of a phone', () => {
  expect(html(medium())).toContain(`--ratio:${16 / 9}`)
  expect(html(medium({ aspectRatio: '9:16' }))).toContain('--ratio:0.5625')
})

test.each([
  ['youtube', 'Dieses YouTube-Video ist nicht verfügbar.'],
  ['mux', 'Dieses Video ist nicht verfügbar.'],
] as const)('a video that %s has no longer leaves no gap, and an editor reads why', (source, notice) => {
  expect(html(medium({ source, status: 'unavailable' }))).not.toMatch(/<(h1|h2|figure|img|a)[ >]/)
  expect(html(medium({ source, status: 'unavailable' }), true)).toContain(notice)
})

test('a block without a video says to an editor where one is chosen', () => {
  expect(html(null)).not.toContain('figure')
  document.body.innerHTML = html(null, true)
  const way = document.querySelector('[data-stage] > button[data-asks-option]')
  expect(way?.textContent).toBe('Wählen Sie in den Optionen ein Video.')
})

test('a press asks, and «load» is a yes for this one only', () => {
  const link = page(medium())
  press(link)
  const question = document.querySelector('form') as HTMLFormElement
  expect(question.hidden).toBe(false)
  expect(question.textContent).toContain('Das Video kommt von YouTube.')
  expect(document.activeElement?.textContent).toBe('Video laden')
  expect(document.querySelector('iframe')).toBeNull()
  question.requestSubmit()
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*autoplay=1.*hl=de/,
  )
  expect(frame?.title).toBe('Video abspielen: Linsen einsetzen')
  expect([link.hidden, question.hidden, localStorage.getItem('consent')]).toEqual([true, true, null])
})

test('who says «always» is not asked again', () => {
  press(page(medium()))
  document.querySelector<HTMLInputElement>('input[name=always]')?.click()
  document.querySelector('form')?.requestSubmit()
  expect(JSON.parse(localStorage.getItem('consent') ?? '{}')).toEqual({ video: true })
  press(page(medium()))
  expect(document.querySelector('iframe')).not.toBeNull()
})

test('a film of the shop’s own plays with the one press, and is nothing that the page asks visitors about', () => {
  const link = page(medium({ source: 'mux' }, 'a'.repeat(30)))
  expect([document.querySelector('form'), document.querySelector('[data-asks]')]).toEqual([null, null])
  press(link)
  expect(document.querySelector('video')?.autoplay).toBe(true)
  expect([link.hidden, document.activeElement?.localName, localStorage.getItem('consent')]).toEqual([
    true,
    'video',
    null,
  ])
})

test('a stream that does not come gives the poster back, whose link then leads to the video’s own page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const link = page(medium({ source: 'mux' }, 'a'.repeat(30)))
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  press(link)
  await waitFor(() => expect(link.hidden).toBe(false))
  expect(document.querySelector('video')).toBeNull()
  press(link)
  expect(leave).toHaveBeenCalledWith(`https://player.mux.com/${'a'.repeat(30)}`)
})
