import type { Section } from '@blickfang/contract/kernel/section/section.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * A setting of a project's own section in the statement of a reader, as jsonb; the option's fallback while nobody has set it.
 * A source that asks for it names `site` among its tags.
 */
export function settingValue<S extends Section>({ options }: S, path: keyof S['options'] & string): SQL {
  const way = `{${path.split('.').join(',')}}`
  const fallback = JSON.stringify(options[path]?.fallback ?? null)
  return sql`coalesce((select s.values #> ${way}::text[] from bf_settings s limit 1), ${fallback}::jsonb)`
}
