import { deflateSync } from 'node:zlib'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { expect, test } from 'vitest'
import { packed, pdf } from '../testing/pdf-writer.ts'
import { checkDocument } from './check-document.ts'

/** Code that a person would be told of a file; `taken` where it is kept. */
function told(bytes: Buffer): string {
  try {
    checkDocument(bytes)
    return 'taken'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.code, error.detail?.what].filter(Boolean).join(' ')
  }
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const stream = (data: string) => `<< /Length ${data.length} >>\nstream\n${data}\nendstream`

test('a PDF is kept as it is, and what hangs behind its end goes', () => {
  const plain = pdf()
  const checked = checkDocument(Buffer.concat([plain, Buffer.from('PK\x03\x04 a zip that lies behind it')]))
  expect(checked).toMatchObject({ extension: 'pdf', width: null, height: null, blurHash: null })
  expect(Buffer.from(checked.data).equals(plain)).toBe(true)
})

test.each([
  ['nothing at all', Buffer.alloc(0)],
  ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a zip', Buffer.from('PK\x03\x04%PDF-1.7')],
  ['a program', Buffer.from('MZ\x90\x00%PDF-1.7\n%%EOF')],
  ['a script that says PDF further down', Buffer.from(`#!/bin/sh\n${pdf().toString('latin1')}`, 'latin1')],
])('%s is no PDF, whatever it is called', (_, bytes) => {
  expect(told(bytes)).toBe('DOCUMENT_TYPE')
})

test.each([
  ['breaks off', pdf().subarray(0, 200)],
  ['has no pages', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF')],
])('a PDF that %s is damaged', (_, bytes) => {
  expect(told(bytes)).toBe('DOCUMENT_DAMAGED')
})

test.each([
  ['encrypted', pdf({ trailer: '/Encrypt 4 0 R', more: ['<< /Filter /Standard /V 2 >>'] })],
  ['script', pdf({ catalog: '/OpenAction 4 0 R', more: [script] })],
  ['script', pdf({ catalog: '/AcroForm << /XFA 4 0 R >>', more: [stream('<xdp/>')] })],
  ['action', pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['action', pdf({ more: ['<< /Subtype /Link /A << /S /GoToR /F (\\\\\\\\host\\\\share) >> >>'] })],
  ['files', pdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', more: ['<< /EF << >> >>'] })],
  ['files', pdf({ more: ['<< /Subtype /RichMedia >>'] })],
])('a PDF with something that may be carried out is refused for it: %s', (what, bytes) => {
  expect(told(bytes)).toBe(`DOCUMENT_UNSAFE ${what}`)
})

const hidden = `7 0 obj ${script} endobj`

test.each([
  ['by signs of its name', pdf({ more: ['<< /S /#4aavaScript >>'] })],
  ['in a packed object', pdf({ more: [packed(['<< /A 1 >>', script])] })],
  [
    'in a packed object whose stream does not say so',
    pdf({ more: [packed([script], { head: '/Filter /FlateDecode' })] }),
  ],
  ['behind a string that is never closed', pdf({ more: [packed(['(never closed', script])] })],
  ['within the data of a page', pdf({ more: [stream(`q ${hidden} Q`)] })],
  ['in a comment', pdf({ more: [`<< >> % ( ${hidden}`] })],
  ['in a string', pdf({ more: [`(words ${hidden})`] })],
  ['behind a comment that hides its number', pdf({ more: ['<< >>\nendobj\n7 0 % number\nobj << /S /JavaScript >>'] })],
  ['after the first end of the file', Buffer.concat([pdf(), Buffer.from(`\n${hidden}\n%%EOF\n`)])],
])('a script is found %s', (_, bytes) => {
  expect(told(bytes)).toBe('DOCUMENT_UNSAFE script')
})

test.each([
  ['twice', packed([script], { head: '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]' })],
  ['otherwise', packed([script], { head: '/Type /ObjStm /Filter /ASCIIHexDecode', pack: (bytes) => bytes })],
  ['not at all', packed([script], { head: '/Type /ObjStm', pack: (bytes) => bytes })],
  ['by a filter that stands elsewhere', packed([script], { head: '/Type /ObjStm /Filter 9 0 R' })],
  ['badly', packed([script], { pack: (bytes) => deflateSync(bytes).subarray(4) })],
  ['as a bomb', packed([`<< /A (${'x'.repeat(70_000_000)}) >>`])],
])('what is packed %s cannot be looked through, and is refused for that', (_, more) => {
  expect(told(pdf({ more: [more] }))).toBe('DOCUMENT_DAMAGED')
})

test('words that only look like names are none', () => {
  const link = '<< /Subtype /Link /A << /S /URI /URI (https://example.ch/JavaScript/Launch) >> >>'
  const pages = stream('BT (/JavaScript, /Launch and \\(/JS) Tj ET')
  expect(told(pdf({ more: [link, packed([link]), pages] }))).toBe('taken')
  expect(told(pdf({ more: ['<< /Title (A form with /JavaScript) >> % /Encrypt'] }))).toBe('taken')
})

test('a file that is made to be gone over again and again is given up', () => {
  const many = Buffer.from('1 0 obj <<'.repeat(40_000))
  expect(told(Buffer.concat([pdf(), many, Buffer.from('\n%%EOF\n')]))).toBe('DOCUMENT_DAMAGED')
})
