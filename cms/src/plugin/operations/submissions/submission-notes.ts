import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  noteSubmission as noteContract,
  removeSubmissionNote as removeContract,
} from '@blickfang/contract/api/v1/forms/submissions.ts'
import { maxNotes } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Call } from '../operation-context.ts'
import type { Note } from './submission-rows.ts'

/** Adds a note, signed by who asks. Throws NOT_FOUND, and INVALID beside as many as an entry may have. */
export async function noteSubmission({
  db,
  actor,
  body,
}: Call<typeof noteContract>): Promise<AnswerOf<typeof noteContract>> {
  return db.transaction(async (tx) => {
    const notes = await holdNotes(tx, body.id)
    if (notes.some(({ id }) => id === body.note)) return { notes }
    if (notes.length >= maxNotes) throw invalid('text', `moreThan${maxNotes}`)
    const [who] = actor.id
      ? await tx.rows<{ by: string }>(
          sql`select coalesce(nullif(name, ''), email) as by from ${tx.accounts.table} where id = ${actor.id}`,
        )
      : []
    const note = { id: body.note, at: new Date().toISOString(), by: who?.by ?? null, text: body.text }
    return { notes: await keepNotes(tx, body.id, [...notes, note]) }
  })
}

/** Takes a note away. Throws NOT_FOUND where the entry is gone. */
export async function removeSubmissionNote({
  db,
  body,
}: Call<typeof removeContract>): Promise<AnswerOf<typeof removeContract>> {
  return db.transaction(async (tx) => {
    const notes = await holdNotes(tx, body.id)
    const kept = notes.filter(({ id }) => id !== body.note)
    return { notes: await keepNotes(tx, body.id, kept) }
  })
}

/** Held until the transaction ends: two who note at the same time lose nothing of each other. */
async function holdNotes(tx: Database, id: string): Promise<Note[]> {
  const [row] = await tx.rows<{ notes: Note[] | null }>(
    sql`select notes from bf_submissions where id = ${id} for update`,
  )
  if (!row) throw new AppError('NOT_FOUND')
  return row.notes ?? []
}

async function keepNotes(tx: Database, id: string, notes: Note[]): Promise<Note[]> {
  await tx.rows(
    sql`update bf_submissions set notes = ${JSON.stringify(notes)}::jsonb, updated_at = now() where id = ${id}`,
  )
  return notes
}
