import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { getLanguage as contract } from '@blickfang/contract/api/v1/account/language.ts'
import { type EditorLocale, editorLocaleSchema } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'

/** Tells in which language the person who asks reads the editor. Throws UNAUTHENTICATED. */
export const getLanguage: Operation<typeof contract> = async ({ db, actor }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const [row] = await db.rows<{ locale: EditorLocale | null }>(
    sql`select locale from ${db.accounts.table} where id = ${actor.id}`,
  )
  const own = editorLocaleSchema.safeParse(row?.locale).data
  if (own) return { language: own, isOwn: true }
  return { language: (await getSettings({ db })).settings.editor.locale, isOwn: false }
}
