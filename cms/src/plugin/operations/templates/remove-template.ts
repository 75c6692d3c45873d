import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { removeTemplate as contract } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '../../errors/not-found.ts'
import { checkEditor } from '../check-editor.ts'
import type { Call } from '../operation-context.ts'

/** Removes a template, or brings it back. Editors only. Throws NOT_FOUND for one that is gone for good; a second removal is none. */
export async function removeTemplate({ db, actor, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const at = body.restore ? sql`null` : sql`coalesce(removed_at, now())`
  const rows = await db.rows(sql`update bf_content_templates set removed_at = ${at} where id = ${body.id} returning id`)
  if (rows.length === 0) throw notFound('template')
  return {}
}
