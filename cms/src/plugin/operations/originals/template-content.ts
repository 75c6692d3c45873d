import type { Gone } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { TemplateContent } from './kept-content.ts'
import { withoutGone } from './without-gone.ts'

interface TemplateRow {
  readonly kind: 'block' | 'page'
  readonly collection: string | null
  readonly content: TemplateContent
}

interface UsableTemplate extends Omit<TemplateRow, 'content'>, TemplateContent {
  readonly gone: Gone
}

/**
 * Finds a template as it is used now: without the media and pages that are gone. A removed one is found until it goes for good, so that
 * a copy that was on its way when somebody removed it arrives.
 */
export async function findTemplateContent(tx: Database, id: string): Promise<UsableTemplate | undefined> {
  const [row] = await tx.rows<TemplateRow>(
    sql`select kind, collection, content from bf_content_templates where id = ${id}`,
  )
  if (!row) return undefined
  const { kind, collection, content } = row
  return { kind, collection, ...(await withoutGone(tx, content)) }
}
