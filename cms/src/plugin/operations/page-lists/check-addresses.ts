import type { checkAddresses as contract } from '@blickfang/contract/api/v1/page.ts'
import { isLocale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Address, foundAt, isReached } from '../../reading/page-at.ts'
import { site } from '../../reading/read-sql.ts'
import type { Operation } from '../operation-context.ts'

/** Tells of live paths whether visitors find a page there now, by the rule of the page itself. Editors only. */
export const checkAddresses: Operation<typeof contract> = async ({ db, query }) => {
  const paths = [...new Set(query.paths)]
  const asked = paths.map((path) => sql`select ${path}::text as path, ${isThere(path)} as "isThere"`)
  return { addresses: await db.rows(sql`with ${site} ${sql.join(asked, sql` union all `)}`) }
}

function isThere(path: string): SQL {
  const address = addressOf(path)
  if (!address) return sql`false`
  return sql`exists (with ${foundAt(address)}
    select 1 from found join bf_pages p on p.id = found.id where ${isReached(address, 'published')})`
}

/** The address that a path names, as web reads it; null for what no page can have. */
function addressOf(path: string): Address | null {
  const [locale = '', ...rest] = path.split('/').filter(Boolean)
  if (!isLocale(locale) || rest.length > 2) return null
  const [first = '', second] = rest
  return second === undefined ? { locale, collection: null, slug: first } : { locale, collection: first, slug: second }
}
