import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCaptions } from './check-captions.ts'

const wrongIn = async (text: string) => {
  const refused = await checkCaptions(text).then(String, (error: unknown) => error)
  return refused instanceof AppError ? `${refused.detail?.what} ${refused.detail?.line}` : refused
}

test.each([
  ['', 'header 1'],
  ['1\n00:00:01,000 --> 00:00:02,000\nUntertitel von SubRip\n', 'header 1'],
  ['WEBVTT\n', 'empty 1'],
  ['WEBVTT\n\nNOTE nur eine Bemerkung\n', 'empty 1'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 'empty 3'],
  ['WEBVTT\n\n00:01,000 --> 00:02.000\nmit Komma\n', 'time 3'],
  ['WEBVTT\n\nvorher --> nachher\nx\n', 'time 3'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nja\n\n00:61.000 --> 00:62.000\nnein\n', 'time 6'],
  ['WEBVTT\n\n00:03.000 --> 00:02.000\nzurück\n', 'order 3'],
])('%j: %s', async (text, wrong) => {
  expect(await wrongIn(text)).toBe(wrong)
})

test.each([
  '\uFEFFWEBVTT - Werkstatt\r\n\r\n1\r\n00:01.000 --> 00:04.000 align:start\r\nGuten Tag\r\n',
  'WEBVTT\n\nSTYLE\n::cue { color: lime }\n\nNOTE x\n\n01:00:01.000 --> 01:00:04.000\n<v Marta>Guten Tag\n',
])('%j is taken', async (text) => {
  expect(await checkCaptions(text)).toMatch(/^WEBVTT[^\r]+$/s)
})

test('whatever is sent is taken or refused with a line of it', async () => {
  const words = fc.constantFrom(
    'WEBVTT',
    '\n',
    '\r\n',
    '-->',
    ' ',
    '00:01.000',
    '00:02.000',
    'Wort',
    '\t',
    '\uFEFF',
    'NOTE',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 40 }), async (parts) => {
      const text = parts.join('')
      const refused = await checkCaptions(text).then(
        () => null,
        (error: unknown) => error,
      )
      if (refused === null) return
      expect(refused).toBeInstanceOf(AppError)
      const lines = text.replace(/\r\n?/g, '\n').split('\n').length
      expect(Number((refused as AppError).detail?.line)).toBeLessThanOrEqual(lines)
    }),
  )
})
