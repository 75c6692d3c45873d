import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { lensFilm, lensPoster } from './drawing/scenes/lens-film.ts'

const perSecond = 15
const seconds = 6

/** Writes the demo's film as a stream of small files and its still, which are committed: run it with ffmpeg at hand after a change to the drawing. */
export async function makeClip(folder = resolve(import.meta.dirname, '../../local/src/outside/clip')) {
  const frames = await mkdtemp(join(tmpdir(), 'clip-'))
  for (let at = 0; at < seconds * perSecond; at++) {
    const drawn = Buffer.from(lensFilm(at / (seconds * perSecond - 1)))
    await sharp(drawn)
      .resize(640, 360)
      .png()
      .toFile(join(frames, `${String(at).padStart(3, '0')}.png`))
  }
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', String(perSecond), '-i', join(frames, '%03d.png')],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-crf', '30'],
    // A key frame where each file begins.
    ...['-g', String(perSecond * 2), '-sc_threshold', '0', '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...[
      '-hls_fmp4_init_filename',
      'head.mp4',
      '-hls_segment_filename',
      join(folder, '%d.m4s'),
      join(folder, 'video.m3u8'),
    ],
  ])
  await sharp(Buffer.from(lensPoster())).resize(1280, 720).jpeg({ quality: 74 }).toFile(join(folder, 'still.jpg'))
  await rm(frames, { recursive: true })
}

if (process.argv[1] === import.meta.filename) await makeClip()
