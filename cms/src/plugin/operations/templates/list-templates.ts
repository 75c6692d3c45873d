import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { type listTemplates as contract, maxTemplates } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import { checkEditor } from '../check-editor.ts'
import type { Call } from '../operation-context.ts'
import { listTemplateRows } from './template-rows.ts'

/** Lists the site's templates by name. Editors only. */
export async function listTemplates({ db, actor }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const rest = sql`where removed_at is null order by lower(name), id limit ${maxTemplates}`
  return { templates: await listTemplateRows(db, rest) }
}
