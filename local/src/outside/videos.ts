import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StandInFile } from './stand-in-file.ts'

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}
const clip = join(import.meta.dirname, 'clip')
const files = new Set(['video.m3u8', 'head.mp4', '0.m4s', '1.m4s', '2.m4s', 'de.vtt', 'fr.vtt'])
const languages = { de: 'Deutsch', fr: 'Français' }

/** A video that there is not, or not for everybody, at both services. */
const isMissing = (id: string) => id.startsWith('missing')

interface Asked {
  /** Path behind the stand-in's address, in parts. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
}

/** Answers as Mux and YouTube would: every id means the same clip, but for those that begin with `missing`. Null for an id that there is not: 404. */
export function videoFile({ path: [service = '', what = '', name = '', file = ''], query }: Asked): StandInFile | null {
  if (service === 'clip') return clipFile(what)
  const id = service === 'mux' && what === 'stream' ? name.replace(/\.m3u8$/, '') : name
  if (service === 'mux' && !isMissing(id)) {
    if (what === 'stream') return { type: types.m3u8 ?? '', body: mainPlaylist }
    if (what === 'image') return still()
    if (what === 'player') return { type: 'text/html', body: player(`Mux ${id}`) }
  }
  if (service !== 'youtube') return null
  if (what === 'oembed') {
    const video = new URL(query.get('url') ?? '', 'https://www.youtube.com').searchParams.get('v') ?? ''
    return isMissing(video) ? null : { type: 'application/json', body: JSON.stringify(embed) }
  }
  // Of older videos YouTube has no large still.
  if (what === 'vi') return isMissing(name) || file.startsWith('maxres') ? null : still()
  return { type: 'text/html', body: player(`YouTube ${name}`) }
}

const still = (): StandInFile => ({ type: 'image/jpeg', body: readFileSync(join(clip, 'still.jpg')) })

function clipFile(name: string): StandInFile | null {
  if (name.startsWith('captions-')) return { type: types.m3u8 ?? '', body: captionPlaylist(name.slice(9, 11)) }
  if (!files.has(name)) return null
  return { type: types[name.split('.').at(-1) ?? ''] ?? '', body: readFileSync(join(clip, name)) }
}

const mainPlaylist = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  ...Object.entries(languages).map(
    ([code, name]) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${code}",DEFAULT=NO,AUTOSELECT=YES,URI="../../clip/captions-${code}.m3u8"`,
  ),
  '#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=640x360,CODECS="avc1.4d401e",SUBTITLES="captions"',
  '../../clip/video.m3u8',
  '',
].join('\n')

const captionPlaylist = (code: string) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:6',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXTINF:6,',
    `${code}.vtt`,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')

const embed = { title: 'So setzen Sie eine Linse ein', width: 200, height: 113, type: 'video', version: '1.0' }

const player = (name: string) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>${name.replace(/[<>&]/g, '')}</title><body style="margin:0;display:grid;place-items:center;min-height:100vh;background:#17211f;color:#fbfaf7;font:1.25rem system-ui"><p>${name.replace(/[<>&]/g, '')} spielt hier.`
