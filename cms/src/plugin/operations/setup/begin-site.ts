import { randomUUID } from 'node:crypto'
import type { NewSite } from '@blickfang/contract/api/v1/setup/new-site.ts'
import type { beginSite as contract } from '@blickfang/contract/api/v1/setup/setup.ts'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import { zoneIn } from '@blickfang/contract/options/time-zone/zones.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import type { Payload, PayloadRequest } from 'payload'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Operation } from '../operation-context.ts'
import { getSettings, writeSettings } from '../settings/save-settings.ts'
import { makeFirstAccount } from './make-first-account.ts'
import { hasPages } from './open-setup.ts'
import { pageId, pageRows } from './pages/page-rows.ts'
import { writePages } from './pages/write-pages.ts'
import { menuOf, sitePages } from './site-pages.ts'

/**
 * Makes the first account and the drafts of a site, in one transaction: a server that ends in its middle leaves nothing. Pages that are
 * there already stay as they are. Throws SETUP_CODE, SETUP_CLOSED, INVALID for a password that is tried first.
 */
export const beginSite: Operation<typeof contract> = async ({ payload, body }) => {
  const { code, account, site } = body
  const email = site?.email || account.email
  await inTransaction(
    payload,
    async ({ req, tx }) => {
      const id = await makeFirstAccount({ payload, req, tx, code, account })
      if (site && !(await hasPages(tx))) await makeSite({ payload, req, tx }, { ...site, email }, id)
      await expirePages(tx, ['site'])
    },
    { language: account.language },
  )
  serverLog().info({ kind: site?.kind ?? null }, 'The site was set up')
  return { language: site?.mainLanguage ?? account.language }
}

interface Transaction {
  readonly payload: Payload
  readonly req: PayloadRequest
  readonly tx: Database
}

async function makeSite(transaction: Transaction, site: NewSite, account: string): Promise<void> {
  const { tx } = transaction
  const { settings, rev: base } = await getSettings({ db: tx })
  await writeSettings(tx, {
    settings: {
      ...settings,
      appearance: { ...settings.appearance, theme: site.theme, fonts: site.fonts },
      business: businessOf(settings, site),
      contact: { ...settings.contact, companyName: site.name, email: site.email },
      footer: { ...settings.footer, links: { ...settings.footer.links, showTerms: false } },
      game: { ...settings.game, active: site.parts.includes('golf') },
      languages: { ...settings.languages, default: site.mainLanguage, active: site.languages },
    },
    base,
    actor: { id: account, role: 'admin' },
  })
  await makeBranch(transaction, site)
  const languages = { default: site.mainLanguage, active: site.languages }
  await writePages(tx, pageRows(sitePages(site), {}, languages), { isLive: false })
  await makeMenu(transaction, site)
}

function businessOf({ business }: Settings, { kind, country, timeZone }: NewSite): Settings['business'] {
  return { ...business, kind, country, timeZone: timeZone ?? zoneIn(country) }
}

/** The shop, where somebody finds it or may call. overrideAccess here and below: the code stands for whoever cannot sign in yet. */
async function makeBranch({ payload, req }: Transaction, site: NewSite): Promise<void> {
  const { name, street, streetNumber, zip, city, phone, email, hours: periods } = site
  await payload.create({
    collection: 'bf-branches',
    req,
    overrideAccess: true,
    data: { name, street, streetNumber, zip, city, phone, email, periods },
  })
}

async function makeMenu({ payload, req }: Transaction, site: NewSite): Promise<void> {
  for (const [order, { key, label }] of menuOf(site).entries()) {
    const children = [{ id: randomUUID(), type: 'page', page: pageId(key), appearance: 'default' }]
    await payload.create({ collection: 'bf-navigation', req, overrideAccess: true, data: { order, label, children } })
  }
}
