import { drawnIconFile, iconAddress } from '@blickfang/contract/content/icon-address.ts'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { ownOf } from '../../own/own-of.ts'
import { getSettings } from '../settings/save-settings.ts'

/** The sender and the recipient of a site's mails. */
export interface Shop {
  readonly name: string
  /** Empty where neither settings nor branches name one. */
  readonly email: string
  /** Where it is and how it is called: street, town and phone, those that are known. */
  readonly lines: readonly string[]
  /** The site's icon as PNG, with its whole address: a mail has no site around it. */
  readonly icon: string
  readonly settings: Settings
}

interface Branch {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly city: string
}

/**
 * The shop as its settings name it, else as its first branch does. `db` is the asker's own: who holds a transaction and asks for
 * another connection waits for all others that do the same.
 */
export async function shopOf(payload: Payload, db: Database): Promise<Shop> {
  const { settings } = await getSettings({ db })
  const branch = await firstBranch(db)
  const { icon } = settings.header
  const [picture] = icon
    ? await db.rows<{ file: string }>(sql`select filename as file from bf_media where id = ${icon}`)
    : []
  const name = nameOf(settings, branch)
  const file = picture?.file ?? drawnIconFile(name, settings.appearance.theme.primary)
  return {
    name,
    email: settings.contact.email || settings.footer.email || branch?.email || '',
    lines: linesOf(settings, branch),
    icon: new URL(iconAddress(file, 'icon-180.png'), ownOf(payload).publicUrl).href,
    settings,
  }
}

/** Name that the site's mails are from. */
export async function siteName(db: Database): Promise<string> {
  return nameOf((await getSettings({ db })).settings, await firstBranch(db))
}

function nameOf({ contact }: Settings, branch: Branch | undefined): string {
  return contact.companyName || branch?.name || 'Blickfang'
}

async function firstBranch(db: Database): Promise<Branch | undefined> {
  const [branch] = await db.rows<Branch>(sql`
    select name, coalesce(email, '') as email, coalesce(phone, '') as phone,
      concat_ws(' ', nullif(street, ''), nullif(street_number, '')) as street,
      concat_ws(' ', nullif(zip, ''), nullif(city, '')) as city
    from bf_branches order by created_at, id limit 1`)
  return branch
}

/** As the site's footer shows it. */
function linesOf({ footer }: Settings, branch: Branch | undefined): string[] {
  const { street, city, phone } = footer.useBusinessDataFromLookUp && branch ? branch : footer
  return [street, city, phone].filter(Boolean)
}
