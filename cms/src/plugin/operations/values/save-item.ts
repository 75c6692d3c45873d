import type { Revisions } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { checkReferences } from '../content/check-references.ts'
import { jsonb } from '../content/content-table.ts'
import { getItem } from '../content/get-item.ts'
import { type Patch, writeValues } from '../content/write-values.ts'
import type { OperationContext } from '../operation-context.ts'
import { checkPatch, type Given } from './check-patch.ts'
import { looksIn } from './looks-in.ts'
import { type SavedItem, savePage } from './save-page.ts'

interface SaveItem extends Given {
  readonly id: string
  /** The page that the item must stand on, when the caller named it. */
  readonly pageId?: string
  /** Revisions that the values replace; a key not named counts as 0. */
  readonly base: Revisions
}

/**
 * Saves values of one field, group or page into its draft, all of them or none, each after its own rules (`valueKeys`): every
 * way to save a value, by whichever endpoint or form, comes here. Throws NOT_FOUND, INVALID, CONFLICT, and of a page's
 * addresses and removal SLUG_EMPTY, SLUG_TAKEN, IN_USE.
 */
export async function saveItem(context: OperationContext, save: SaveItem): Promise<SavedItem> {
  const item = await getItem(context.db, save.itemType, save.id)
  const { patch, references } = await checkPatch(item, save)
  if (save.itemType === 'page') return savePage(context, { ...save, patch })
  const looks = save.itemType === 'field' ? looksIn(patch, item.published) : {}
  const write = async (db: OperationContext['db']) => {
    await checkReferences(db, references)
    await noteLooks(db, save.id, looks)
    return { saved: await writeValues({ ...context, db }, { ...save, patch }), made: {} }
  }
  // A medium stays until it is placed; everything else is one statement.
  const isAlone = references.media.size === 0 && Object.keys(looks).length === 0
  return isAlone ? write(context.db) : context.db.transaction(write)
}

/** That somebody has looked at a machine's words changes nothing for visitors, so nothing of it waits to be published. */
async function noteLooks(db: OperationContext['db'], id: string, looks: Patch): Promise<void> {
  if (Object.keys(looks).length === 0) return
  await db.rows(
    sql`update bf_fields set published = published || ${jsonb(looks)} where id = ${id} and published is not null`,
  )
}
