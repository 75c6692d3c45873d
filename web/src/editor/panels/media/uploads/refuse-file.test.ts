import { imageUploadLimit } from '@blickfang/contract/content/media/media.ts'
import { expect, test } from 'vitest'
import type { MediaWords } from '../messages/use-media-words.ts'
import { reasonAgainst, type Taken, typeOfFile } from './refuse-file.ts'

const t = Object.assign((key: string, ..._values: unknown[]) => key as never, { language: 'de' }) as MediaWords
const file = (name: string, size = 1) => Object.defineProperty(new File([], name), 'size', { value: size })
const reason = (name: string, taken: Taken, size?: number) => reasonAgainst(file(name, size), taken, t)

test('a place for files takes PDF alone, one for pictures none, and the library both', () => {
  expect(['a.pdf', 'a.PDF', 'a.png', 'a.docx', 'pdf'].map((name) => reason(name, 'document'))).toEqual([
    ...[null, null, 'noDocument', 'noDocument', 'noDocument'],
  ])
  expect(['a.pdf', 'a.png', 'a.docx'].map((name) => reason(name, 'image'))).toEqual([
    ...['workFile', null, 'typeNotAllowed'],
  ])
  expect(['a.pdf', 'a.png', 'a.docx'].map((name) => reason(name, 'all'))).toEqual([null, null, 'typeNotAllowed'])
  expect(['a.pdf', 'a.png'].map((name) => typeOfFile(file(name), 'all'))).toEqual(['document', 'image'])
})

test('what is too large is told what to make smaller', () => {
  expect(reason('a.pdf', 'document', imageUploadLimit + 1)).toBe('documentTooLarge')
  expect(reason('a.png', 'all', imageUploadLimit + 1)).toBe('fileTooLarge')
})
