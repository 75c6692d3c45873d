import type { Json } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import { databaseOfRequest } from '../../db/database.ts'
import { listMediaRows } from '../../operations/media/media-rows.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { sharedForm } from '../../payload/virtual/shared-form.ts'

/** The form of a medium, whose words and focus are changed in the library of the editor too. */
export const mediaForm = sharedForm({
  read: async (req, doc): Promise<Readonly<Record<string, Json>>> => {
    const [medium] = await listMediaRows(await databaseOfRequest(req), sql`where m.id = ${doc.id}`)
    if (!medium) return {}
    const { focalX = null, focalY = null } = doc as unknown as Readonly<Record<string, Json>>
    return { alt: medium.altByLanguage[localeOf(req)] ?? '', tags: medium.tags, focalX, focalY }
  },
  sent: (name, value) => (name === 'tags' ? (value ?? []) : value),
})
