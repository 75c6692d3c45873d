import type { sendAspectSponsor as contract } from '@blickfang/shared/api/v1/form.ts'
import { aspectSponsorForm as block, bookedOption } from '@blickfang/shared/blocks/aspect-sponsor-form/contract.ts'
import { aspectSponsorForm, bookedIn, totalOf } from '@blickfang/shared/forms/aspect-sponsor/form.ts'
import { messages as mailMessages } from '@blickfang/shared/forms/aspect-sponsor/mail/messages.generated.ts'
import { entryInWords } from '@blickfang/shared/forms/entry-in-words.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Operation } from '../operation-context.ts'
import { entryMails } from './entry-mails.ts'
import { shopOf } from './shop-of.ts'
import { isKept, submitForm, valuesOf } from './submit-form.ts'

const form = aspectSponsorForm

/**
 * Keeps a sponsor's booking with what it costs, and queues the confirmation and the notification. What is booked out, and whether
 * the form is closed, is asked of the block as it is live now: the page may be old.
 */
export const sendAspectSponsor: Operation<typeof contract> = async ({ body, db, payload }) => {
  const { lang: locale, key, filledMs, website } = body
  const own = valuesOf(form, body)
  const booked = bookedIn(own)
  const total = totalOf(own)
  if (await isKept(db, key)) return { total }
  const closed = await closedOptions(db, body.block)
  if (!closed || closed.has('closed')) throw invalid('closed', 'closed')
  if (booked.some((item) => closed.has(bookedOption(item)))) throw invalid('booked', 'booked')
  const values = { ...own, total }
  const shop = await shopOf(payload)
  const { locale: shopLanguage } = shop.settings.editor
  const inWords = (language: string) => entryInWords({ form: form.name, values, language })
  await submitForm(db, {
    form,
    ...{ values, locale, title: own.company },
    sent: { key, filledMs, website },
    mails: entryMails({
      shop,
      sender: { name: own.contactName, email: own.email },
      toSender: translate(mailMessages, locale),
      toShop: translate(mailMessages, shopLanguage),
      confirmed: inWords(locale),
      rows: inWords(shopLanguage),
    }),
  })
  return { total }
}

/** The options of the live block that are on; undefined where no such block is live. Without an id the oldest block counts. */
async function closedOptions(db: Database, id: string | undefined): Promise<Set<string> | undefined> {
  const [row] = await db.rows<{ published: Record<string, unknown> }>(sql`
    select g.published from groups g join pages p on p.id = g.page_id
    where g.name = ${block.name} and g.published is not null and p.published is not null
      and (${id ?? null}::uuid is null or g.id = ${id ?? null}::uuid)
    order by g.created_at, g.id limit 1`)
  if (!row) return undefined
  const names = Object.keys(block.options).filter((name) => row.published[`options.${name}`] === true)
  return new Set(names)
}
