import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors/not-found.ts'

/** Lists templates as lists show them. `rest` is everything behind `from content_templates`. */
export async function listTemplateRows(db: Database, rest: SQL): Promise<Template[]> {
  return db.rows<Template>(sql`select id, kind, name, collection, blocks, rev from bf_content_templates ${rest}`)
}

/** Gets a template that nobody has removed. Throws NOT_FOUND. */
export async function getTemplateRow(db: Database, id: string): Promise<Template> {
  const [template] = await listTemplateRows(db, sql`where id = ${id} and removed_at is null`)
  if (!template) throw notFound('template')
  return template
}
