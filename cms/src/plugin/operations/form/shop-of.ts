import type { Settings } from '@blickfang/shared/content/settings.ts'
import { drawnIconFile, iconAddress } from '@blickfang/shared/icon/icon-address.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { getSettings } from '../settings/save-settings.ts'

/** Who writes and gets a site's mails. */
export interface Shop {
  readonly name: string
  /** Empty where neither settings nor branches name one. */
  readonly email: string
  /** The site's icon as PNG, with its whole address: a mail has no site around it. */
  readonly icon: string
  readonly settings: Settings
}

/** The shop as its settings name it, else as its first branch does. */
export async function shopOf(payload: Payload): Promise<Shop> {
  const db = databaseOf(payload)
  const { settings } = await getSettings({ db })
  const [branch] = await db.rows<{ name: string; email: string | null }>(
    sql`select name, email from branches order by created_at limit 1`,
  )
  const { icon } = settings.header
  const [picture] = icon
    ? await db.rows<{ file: string }>(sql`select filename as file from media where id = ${icon}`)
    : []
  const name = settings.contact.companyName || branch?.name || 'Blickfang'
  const file = picture?.file ?? drawnIconFile(name, settings.appearance.theme.primary)
  return {
    name,
    email: settings.contact.email || settings.footer.email || branch?.email || '',
    icon: new URL(iconAddress(file, 'icon-180.png'), payload.config.custom.publicUrl as string).href,
    settings,
  }
}
