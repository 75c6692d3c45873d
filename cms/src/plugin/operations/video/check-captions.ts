import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { parseText } from 'media-captions'

const timing = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]|$)/

/**
 * Captions as they are kept: WebVTT with one kind of line end. Browsers leave out without a word what they cannot read; this
 * throws CAPTIONS_WRONG with the line and what is wrong there instead.
 */
export async function checkCaptions(text: string): Promise<string> {
  const tidy = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(tidy)) throw wrong('header', 1)
  const lines = tidy.split('\n')
  const unreadable = lines.findIndex((line) => line.includes('-->') && !timing.test(line))
  if (unreadable >= 0) throw wrong('time', unreadable + 1)
  const { cues } = await parseText(tidy, { type: 'vtt' })
  const timings = lines.flatMap((line, index) => (line.includes('-->') ? [index + 1] : []))
  if (cues.length === 0 && timings.length === 0) throw wrong('empty', 1)
  for (const line of timings) {
    const [start = 0, end = 0] = (lines[line - 1] ?? '').split('-->').map(secondsOf)
    if (end <= start) throw wrong('order', line)
  }
  // What is there by its lines and is none to a reader has no words.
  if (cues.every((cue) => cue.text.trim() === '')) throw wrong('empty', timings[0] ?? 1)
  return tidy
}

function secondsOf(text: string): number {
  const [stamped = ''] = text.trim().split(/[ \t]/)
  return stamped.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

function wrong(what: 'header' | 'time' | 'order' | 'empty', line: number): AppError {
  return new AppError('CAPTIONS_WRONG', { what, line })
}
