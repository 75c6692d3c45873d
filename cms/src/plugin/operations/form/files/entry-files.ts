import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { AskedField } from '@blickfang/contract/forms/own/asked-field.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { listOf } from '../../content/content-table.ts'

/** A file that an entry names, with the field that it answers. */
export interface NamedFile {
  readonly id: string
  readonly field: string
  readonly name: string
}

/** The files that an entry names for its fields, which wait for it. Throws INVALID where one is not there any more. */
export async function filesNamed(
  db: Database,
  { asked, values, block }: { asked: readonly AskedField[]; values: Readonly<Record<string, unknown>>; block: string },
): Promise<readonly NamedFile[]> {
  const named = asked.flatMap(({ id, kind }) => {
    const value = values[id]
    return kind === 'file' && typeof value === 'string' && value !== '' ? [{ id: value, field: id }] : []
  })
  if (named.length === 0) return []
  const ids = named.map(({ id }) => id)
  const rows = await db.rows<NamedFile>(sql`
    select id, field, name from bf_submission_files
    where id = any(${listOf(ids, 'uuid')}) and submission_id is null and block_id = ${block}`)
  const found = named.map(({ id, field }) => ({ field, row: rows.find((row) => row.id === id && row.field === field) }))
  const gone = found.filter(({ row }) => !row)
  if (gone.length > 0)
    throw new AppError('INVALID', { fields: Object.fromEntries(gone.map(({ field }) => [field, 'fileGone'])) })
  return found.flatMap(({ row }) => (row ? [row] : []))
}

/** Gives files to the entry that names them, in its transaction: each to one. Throws INVALID where another has it, or it has gone. */
export async function giveFiles(tx: Database, submission: string, files: readonly NamedFile[]): Promise<void> {
  for (const { id, field } of files) {
    const given = await tx.rows(
      sql`update bf_submission_files set submission_id = ${submission} where id = ${id} and submission_id is null returning id`,
    )
    if (given.length === 0) throw new AppError('INVALID', { fields: { [field]: 'fileGone' } })
  }
}
