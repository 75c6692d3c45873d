import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { saveSettings as contract, getSettings as getContract } from '@blickfang/contract/api/v1/settings.ts'
import { adminSettings, type Settings, settingsPictures } from '@blickfang/contract/content/settings.ts'
import { settingAt } from '@blickfang/contract/content/settings-values/setting-at.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import { areOwn } from '../../db/accounts.ts'
import type { Database } from '../../db/database.ts'
import { queueFeeds } from '../../queue/queue-feeds.ts'
import { readSettings } from '../../reading/read-settings.ts'
import { checkReferences } from '../content/check-references.ts'
import { jsonb } from '../content/content-table.ts'
import type { Actor, Call } from '../operation-context.ts'

/** The settings with their defaults, and the revision that a save must name. */
export async function getSettings({ db }: Pick<Call<typeof getContract>, 'db'>): Promise<AnswerOf<typeof getContract>> {
  return read(db)
}

async function read(db: Database, hold = sql``): Promise<AnswerOf<typeof getContract>> {
  const [row] = await db.rows<{ values: unknown; rev: number }>(
    sql`select "values", rev::int as rev from bf_settings ${hold}`,
  )
  return { settings: readSettings(row?.values), rev: row?.rev ?? 0 }
}

/** Replaces the settings; live at once. Throws CONFLICT with the current ones, INVALID for a logo that is no medium, FORBIDDEN for what only an admin changes, SECOND_FACTOR_ELSEWHERE. */
export async function saveSettings(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return call.db.transaction((tx) => writeSettings(tx, { ...call.body, actor: call.actor }))
}

/** Saves settings inside a transaction of the caller. */
export async function writeSettings(
  tx: Database,
  { settings, base, actor }: Call<typeof contract>['body'] & { actor: Actor },
): Promise<AnswerOf<typeof contract>> {
  const pictures = settingsPictures.flatMap((path) => {
    const id = settingAt(settings, path)
    return typeof id === 'string' ? [[id, `settings.${path}`] as const] : []
  })
  await checkReferences(tx, { pages: new Map(), media: new Map(pictures), audiences: [] })
  // Held until the save is over: what only an admin changes is judged by the very values that it replaces.
  const before = await read(tx, sql`for no key update`)
  // A page that was loaded anew sends once more what had arrived already; a revision for it would refuse somebody else's save.
  if (isDeepStrictEqual(before.settings, settings)) return before
  if (base !== before.rev) {
    const { rev, settings: value } = before
    throw new AppError('CONFLICT', { conflict: [{ key: 'settings', rev, value, by: null, at: null }] })
  }
  checkPowers(actor, before.settings, settings)
  if (settings.signIn.adminsInTwoSteps && !areOwn(tx.accounts)) throw new AppError('SECOND_FACTOR_ELSEWHERE')
  const [row] = await tx.rows<{ rev: number }>(sql`
    update bf_settings set "values" = ${jsonb(settings)}, rev = rev + 1, updated_at = now() returning rev::int as rev`)
  if (!row) throw new AppError('INTERNAL')
  if (!isDeepStrictEqual(before.settings.feeds, settings.feeds)) await queueFeeds(tx)
  await expirePages(tx, ['site'])
  return { settings, rev: row.rev }
}

/** Refuses what only admins may change. */
function checkPowers({ role }: Actor, before: Settings, wanted: Settings): void {
  if (role === 'admin' || role === 'system') return
  if (adminSettings.some((path) => !isDeepStrictEqual(settingAt(before, path), settingAt(wanted, path))))
    throw new AppError('FORBIDDEN')
}
