import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { CheckedFile } from '../worker/jobs.ts'
import { scanPdf } from './scan-pdf.ts'

/**
 * Names by which a PDF does something where it is opened, by the words for it, in the order in which people are told. Source: ISO
 * 32000-1, 7.6, 7.11.4, 12.6.4, 13.
 */
const unsafe: Readonly<Record<string, readonly string[]>> = {
  encrypted: ['Encrypt'],
  script: ['JavaScript', 'JS', 'XFA', 'Rendition'],
  action: ['Launch', 'GoToR', 'GoToE', 'ImportData'],
  files: ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'RichMedia', '3D', 'Movie', 'Sound'],
}

const fileEnd = Buffer.from('%%EOF')

/**
 * Looks at all bytes of a file that is to be offered as a PDF, and cuts off those behind its end. Throws DOCUMENT_TYPE for what is
 * none, DOCUMENT_DAMAGED for one that breaks off or cannot be looked through, and DOCUMENT_UNSAFE for one that is encrypted, runs
 * something, opens other things or carries other files.
 */
export function checkDocument(bytes: Buffer): CheckedFile {
  if (!/^(\xef\xbb\xbf)?[\s\0]*%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 64))) throw new AppError('DOCUMENT_TYPE')
  const end = bytes.lastIndexOf(fileEnd)
  if (end < 0) throw new AppError('DOCUMENT_DAMAGED')
  const data = Buffer.concat([bytes.subarray(0, end + fileEnd.length), Buffer.from('\n')])
  const { names, isWhole } = scanPdf(data)
  for (const [what, signs] of Object.entries(unsafe))
    if (signs.some((sign) => names.has(sign))) throw new AppError('DOCUMENT_UNSAFE', { what })
  if (!isWhole || !names.has('Catalog') || !names.has('Pages')) throw new AppError('DOCUMENT_DAMAGED')
  return { data, extension: 'pdf', width: null, height: null, blurHash: null }
}
