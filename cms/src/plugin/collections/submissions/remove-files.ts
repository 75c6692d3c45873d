import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { removeFilesOf } from '../../media/remove-entry-files.ts'

/** Removes the files that a visitor has added with the entry, in the transaction in which Payload deletes it. */
export const removeFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeFilesOf(await databaseOfRequest(req), sql`select ${String(id)}::uuid`)
}
