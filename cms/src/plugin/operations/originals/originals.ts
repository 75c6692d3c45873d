import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { jsonb } from '../content/content-table.ts'
import type { TemplateContent } from './kept-content.ts'

/** The place in which what is copied lies: two relations with the columns of `groups` and `fields` that a copy reads. */
export interface Originals {
  readonly groups: SQL
  readonly fields: SQL
}

/** The originals of pages. */
export const stored: Originals = { groups: sql`bf_groups`, fields: sql`bf_fields` }

/** The originals of a template. */
export function keptIn({ groups, fields }: TemplateContent): Originals {
  return {
    groups: sql`(select * from jsonb_to_recordset(${jsonb(groups)}) as kept(id uuid, parent_id uuid, name text, draft jsonb))`,
    fields: sql`(select * from jsonb_to_recordset(${jsonb(fields)}) as kept(group_id uuid, name text, draft jsonb))`,
  }
}
