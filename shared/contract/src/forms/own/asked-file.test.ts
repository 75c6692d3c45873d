import { expect, test } from 'vitest'
import { entrySchemaOf } from '../../kernel/form.ts'
import { readEntry } from '../read-entry.ts'
import type { AskedField } from './asked-field.ts'
import { acceptedAnswers, maxAnswerBytes } from './asked-file.ts'
import { madeForm } from './made-form.ts'

const id = '01890000-0000-7000-8000-0000000000f1'
const field = (isRequired: boolean): AskedField => ({
  ...{ id: 'f', kind: 'file', label: 'Rezept', hint: '', isRequired, choices: [], language: null },
})
const file = (name: string, size = 3) => new File([new Uint8Array(size)], name)

/** Reason that a page or the server says of a field that holds this. */
function told(all: readonly (File | string)[], isRequired = true): string | undefined {
  const form = madeForm([field(isRequired)])
  const data = new FormData()
  for (const value of all) data.append('f', value)
  return entrySchemaOf(form).safeParse(readEntry(form, data)).error?.issues[0]?.message
}

test.each([
  ['nothing', [], 'required'],
  ['an input in which nothing is chosen', [new File([], '')], 'required'],
  ['a picture', [file('foto.JPG')], undefined],
  ['a PDF', [file('rezept.pdf')], undefined],
  ['a drawing, which is a program', [file('a.svg')], 'fileType'],
  ['a letter of an office program', [file('brief.docx')], 'fileType'],
  ['a file without an ending', [file('README')], 'fileType'],
  ['a file that is too large', [file('a.pdf', maxAnswerBytes + 1)], 'fileTooLarge'],
  ['the id of one that has come', [id], undefined],
  ['that id beside an input in which nothing is chosen', [id, new File([], '')], undefined],
  ['a newer choice beside that id', [id, file('a.exe')], 'fileType'],
  ['a text that is no id', ['C:\\fakepath\\a.pdf'], 'fileGone'],
] as const)('a field for a file that must be filled in takes %s or says why not', (_, all, reason) => {
  expect(told(all)).toBe(reason)
})

test('one that may be left out takes nothing, and is as strict with what there is', () => {
  expect([told([], false), told([''], false), told([file('a.exe')], false)]).toEqual([undefined, undefined, 'fileType'])
})

test('a file input offers what is taken', () => {
  expect(acceptedAnswers.split(',')).toEqual(expect.arrayContaining(['.pdf', '.jpg', '.heic']))
  expect(acceptedAnswers).not.toContain('svg')
})
