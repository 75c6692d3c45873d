import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { hasPages } from './open-setup.ts'
import { addRolePages } from './pages/add-role-pages.ts'
import { pagesToStandOn } from './pages/empty-pages.ts'
import { pageId } from './pages/page-rows.ts'
import { findSetupAddress } from './require-setup.ts'

/**
 * Gives the site of a project the pages that every site stands on, as drafts: those that a release has brought since, and all of them,
 * with a menu, where there are none and no set-up page asks for them. May be run again, and by two at once. Answers their names.
 */
export async function standOnPages(payload: Payload): Promise<string[]> {
  return inTransaction(payload, async ({ req, tx }) => {
    const isEmpty = !(await hasPages(tx))
    if (isEmpty && (await findSetupAddress(payload, tx))) return []
    const added = await addRolePages(tx, { fillsEmpty: true })
    const contact = isEmpty && added.length > 0 && (await contactEntry(tx))
    if (contact) {
      // The project itself begins its site here: nobody has asked for it who could be signed in.
      await payload.create({ collection: 'bf-navigation', req, overrideAccess: true, data: contact })
    }
    return added
  })
}

/** Entry of the menu that leads to the contact page, as the set-up makes it; null where there is a menu. */
async function contactEntry(tx: Database) {
  if ((await tx.rows(sql`select 1 from bf_navigation limit 1`)).length > 0) return null
  const page = pagesToStandOn(false).find(({ role }) => role === 'contact')
  if (!page) throw new Error('No site stands on a page with the role «contact».')
  const children = [{ id: randomUUID(), type: 'page', page: pageId(page.key), appearance: 'default' }]
  return { order: 0, label: page.name, children }
}
