import * as z from 'zod/mini'
import { maxAnswerBytes } from '../../../forms/own/asked-file.ts'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint, entryFilePath } from '../../endpoint.ts'

/**
 * Takes a file that a visitor adds to an entry, as multipart fields `file`, `block`, `field` and `lang`: a picture or a PDF of 10 MiB at
 * most, looked through and kept where nobody but editors reads it. The entry names it by the `file` that is answered, within a day;
 * one that no entry names goes. INVALID names the field and why: `fileType`, `fileTooLarge`, `fileUnsafe`, `fileMany`, or `closed`.
 */
export const sendEntryFile = defineEndpoint({
  method: 'post',
  path: entryFilePath,
  summary: 'Add a file to an entry of a form',
  access: 'anyone',
  upload: true,
  bodyLimit: maxAnswerBytes,
  rate: { points: 20, seconds: 3_600 },
  answer: z.object({ file: idSchema }),
  errors: ['STORAGE_FULL'],
})
