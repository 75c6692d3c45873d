import type { Settings } from '@blickfang/shared/content/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { getSettings } from '../settings/save-settings.ts'

/** Who writes and gets a site's mails. */
export interface Shop {
  readonly name: string
  /** Empty where neither settings nor branches name one. */
  readonly email: string
  readonly settings: Settings
}

/** The shop as its settings name it, else as its first branch does. */
export async function shopOf(db: Database): Promise<Shop> {
  const { settings } = await getSettings({ db })
  const [branch] = await db.rows<{ name: string; email: string | null }>(
    sql`select name, email from branches order by created_at limit 1`,
  )
  return {
    name: settings.contact.companyName || branch?.name || 'Blickfang',
    email: settings.contact.email || settings.footer.email || branch?.email || '',
    settings,
  }
}
