import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import type { sendEntryFile as contract } from '@blickfang/contract/api/v1/forms/entry-file.ts'
import { answerExtensions, extensionOfAnswer } from '@blickfang/contract/forms/own/asked-file.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { invalid } from '../../../errors/invalid.ts'
import { cutText } from '../../../media/cut-text.ts'
import { picturesOf, type UploadedPicture } from '../../../media/pictures.ts'
import type { Call, UploadForm } from '../../operation-context.ts'
import { findOwnForm } from '../own-form.ts'

/** Files that the site takes of all visitors within a day, so that nobody fills its store. */
const filesPerDay = 300

/** Reasons that a visitor is told for a file that is refused, by the code that the check of the library gives. */
const reasons: { readonly [C in ErrorCode]?: string } = {
  FILE_TYPE: 'fileType',
  FILE_MISNAMED: 'fileType',
  DOCUMENT_TYPE: 'fileType',
  PICTURE_TOO_LARGE: 'fileTooLarge',
  FILE_PAGES: 'fileUnsafe',
  FILE_DAMAGED: 'fileUnsafe',
  DOCUMENT_DAMAGED: 'fileUnsafe',
  DOCUMENT_UNSAFE: 'fileUnsafe',
  PICTURE_SLOW: 'fileUnsafe',
  PICTURE_INTERRUPTED: 'fileUnsafe',
}

/**
 * Keeps a file that a visitor adds to an entry, for a field of a live form that asks for one, after a look through it by the process
 * that looks through uploads of the library. The file lies in the same store under a name that the site serves to nobody.
 */
export async function sendEntryFile({
  payload,
  db,
  form,
  signal,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  if (!form) throw new AppError('BAD_REQUEST')
  const { field = '' } = form.values
  const block = readId(form.values.block)
  const locale = localeSchema.safeParse(form.values.lang).data
  const own = block && locale ? await findOwnForm(db, block, locale) : null
  const asked = own?.asked.find(({ id, kind }) => id === field && kind === 'file')
  if (!block || !asked) throw invalid('closed', 'closed')
  await checkDay(db, asked.id)
  const checked = await look(picturesOf(payload), form.file, signal).catch((error) => {
    const reason = error instanceof AppError ? reasons[error.code] : undefined
    throw reason ? invalid(asked.id, reason) : error
  })
  const key = `_entry-${randomBytes(16).toString('hex')}.${checked.extension}`
  const name = nameOf(form.file.name, checked.extension)
  const [row] = await db.transaction(async (tx) => {
    // One after the other: of files that were looked through at once, no more are taken than the day has left.
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('entry files', 0))`)
    await checkDay(tx, asked.id)
    return tx.rows<{ id: string }>(sql`
      insert into bf_submission_files (block_id, field, name, size, key)
      values (${block}, ${asked.id}, ${name}, ${checked.data.byteLength}, ${key}) returning id`)
  })
  if (!row) throw new AppError('INTERNAL')
  // After its row, which the nightly job takes with what lies there: bytes without one would lie there for ever.
  await picturesOf(payload).keep(key, checked.data)
  return { file: row.id }
}

async function checkDay(db: Database, field: string): Promise<void> {
  const [today] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from bf_submission_files where created_at > now() - interval '24 hours'`,
  )
  if ((today?.count ?? 0) >= filesPerDay) throw invalid(field, 'fileMany')
}

/** Throws what the check of a picture or a document does. */
async function look(
  pictures: ReturnType<typeof picturesOf>,
  { name, data }: UploadForm['file'],
  signal: AbortSignal | undefined,
): Promise<UploadedPicture> {
  const extension = extensionOfAnswer(name)
  if (!answerExtensions.includes(extension)) throw new AppError('FILE_TYPE')
  const waiting = { turn: 'visitor', ...(signal && { signal }) } as const
  return extension === 'pdf' ? pictures.checkDocument(name, data, waiting) : pictures.check(name, data, waiting)
}

/** As the visitor calls it, in one line, with the ending that it has now. */
function nameOf(name: string, extension: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .trim()
  return `${cutText(plain, 120) || 'Datei'}.${extension}`
}
