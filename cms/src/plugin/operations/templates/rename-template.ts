import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { renameTemplate as contract } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import { checkEditor } from '../check-editor.ts'
import type { Call } from '../operation-context.ts'
import { getTemplateRow } from './template-rows.ts'

/** Gives a template another name. Editors only. Throws NOT_FOUND, and CONFLICT with the name that somebody gave it meanwhile. */
export async function renameTemplate({ db, actor, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const { id, name, base } = body
  const renamed = await db.rows(sql`
    update bf_content_templates set name = ${name}, rev = rev + 1
    where id = ${id} and rev = ${base} and removed_at is null and name <> ${name} returning id`)
  const template = await getTemplateRow(db, id)
  if (renamed.length === 0 && template.name !== name)
    throw new AppError('CONFLICT', { conflict: [{ key: 'name', value: template.name, rev: template.rev }] })
  return { template }
}
