import { expect, test } from 'vitest'
import { readVideoAddress } from './video.ts'

const youtube = { source: 'youtube', videoId: 'dQw4w9WgXcQ' }
const muxId = 'DS00Spx1CV902MCtPj5WknGlR102V5HFkDe'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  '  dQw4w9WgXcQ ',
])('%s means a video of YouTube', (text) => {
  expect(readVideoAddress(text)).toEqual(youtube)
})

test.each([
  `https://stream.mux.com/${muxId}.m3u8`,
  `https://stream.mux.com/${muxId}/high.mp4`,
  `https://player.mux.com/${muxId}?metadata-video-title=x`,
  `https://image.mux.com/${muxId}/thumbnail.jpg`,
  muxId,
])('%s means a video of Mux', (text) => {
  expect(readVideoAddress(text)).toEqual({ source: 'mux', videoId: muxId })
})

test.each([
  '',
  'dQw4w9WgXc',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/@optik-lindenhof',
  'https://www.youtube.com/watch?v=kurz',
  'https://youtube.com.example.ch/watch?v=dQw4w9WgXcQ',
  'https://example.ch/?u=https://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://stream.mux.com/../DS00Spx1CV',
])('«%s» means no video', (text) => {
  expect(readVideoAddress(text)).toBeNull()
})
