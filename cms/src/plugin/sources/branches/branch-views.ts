import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** All branches as content/branch.ts wants them; notes of special days in the language, else in the default one. */
export function branchViews(locale: Locale): SQL {
  return sql`(select json_agg(json_build_object(
    'id', b.id, 'name', b.name, 'street', coalesce(b.street, ''), 'streetNumber', coalesce(b.street_number, ''),
    'zip', coalesce(b.zip, ''), 'city', coalesce(b.city, ''), 'phone', coalesce(b.phone, ''), 'email', coalesce(b.email, ''),
    'latitude', b.latitude, 'longitude', b.longitude,
    'periods', coalesce((select json_agg(json_build_object('day', p.day, 'open', p.open, 'close', p.close) order by p._order)
      from bf_branches_periods p where p._parent_id = b.id), '[]'),
    'special', coalesce((select json_agg(json_build_object('date', s.date, 'open', s.open, 'close', s.close, 'note', coalesce(s.note_by_language->>${locale}::text, s.note_by_language->>(select fallback from site), '')) order by s._order)
      from bf_branches_special s where s._parent_id = b.id), '[]'))
  order by b.created_at, b.id) from bf_branches b)`
}
