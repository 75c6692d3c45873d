import { expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'
import { streamSources } from './stream-sources.ts'

const link = (address: string) => `<a href="https://player.mux.com/a" data-video-stream="${address}">Abspielen</a>`

test('a page may play from all hosts of Mux where it has a stream of Mux, and from the very host of any other', () => {
  expect(streamSources(link('https://stream.mux.com/a.m3u8') + link('https://stream.mux.com/b.m3u8'))).toEqual([
    'https://*.mux.com',
  ])
  expect(streamSources(link('http://127.0.0.1:4567/videos/mux/stream/a.m3u8'))).toEqual(['http://127.0.0.1:4567'])
  expect(streamSources(link('https://mux.com.example.ch/a.m3u8'))).toEqual(['https://mux.com.example.ch'])
  expect(streamSources(link('nirgends'))).toEqual([])
})

test('words of a page are no stream: quotes in them are escaped', () => {
  expect(streamSources('<p> data-video-stream=&quot;https://boese.example&quot;</p>')).toEqual([])
})

test('the policy of a page with a stream lets its parts be fetched and played, that of any other does not', () => {
  const policyOf = (html: string) => finishHtml(html, { link: (page) => page }).policy
  const policy = policyOf(link('https://stream.mux.com/a.m3u8'))
  expect(policy).toContain("connect-src 'self' https://*.mux.com;")
  expect(policy).toContain("media-src 'self' blob: https://*.mux.com;")
  expect(policy).not.toContain('frame-src')
  expect(policyOf('<p>Text</p>')).not.toContain('media-src')
  expect(policyOf('<a data-video-frame="https://www.youtube-nocookie.com/embed/a?b=1&amp;c=2">')).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com;",
  )
})
