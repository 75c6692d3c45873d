import type { sendContact as contract } from '@blickfang/shared/api/v1/form.ts'
import { contactForm as block } from '@blickfang/shared/blocks/contact-form/contract.ts'
import { checkRequest } from '@blickfang/shared/forms/contact/check-request.ts'
import { contactForm, offeredThemes, type Theme } from '@blickfang/shared/forms/contact/form.ts'
import { messages as mailMessages } from '@blickfang/shared/forms/contact/mail/messages.generated.ts'
import type { BranchDays } from '@blickfang/shared/forms/contact/open-days.ts'
import { entryInWords } from '@blickfang/shared/forms/entry-in-words.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { FormValues } from '@blickfang/shared/kernel/form.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { branchViews } from '../../sources/branches/branch-views.ts'
import type { Operation } from '../operation-context.ts'
import { entryMails } from './entry-mails.ts'
import { liveOptions } from './live-block.ts'
import { shopOf } from './shop-of.ts'
import { isKept, submitForm, valuesOf } from './submit-form.ts'

/** Keeps a request for an appointment and queues the confirmation to its sender and the notification to the shop, which reads it in the editor's language. */
export const sendContact: Operation<typeof contract> = async ({ body, db, payload }) => {
  const { lang: locale, key, opened, website } = body
  if (await isKept(db, key)) return {}
  const values = valuesOf(contactForm, body)
  await check(db, values, body.block)
  const name = `${values.vorname} ${values.nachname}`
  const shop = await shopOf(payload)
  const language = shop.settings.editor.locale
  await submitForm(payload, {
    form: contactForm,
    ...{ values, locale, title: name },
    sent: { key, opened, website },
    mails: entryMails({
      shop,
      sender: { name, email: values.email },
      toSender: translate(mailMessages, locale),
      toShop: translate(mailMessages, language),
      rows: entryInWords({ form: contactForm.name, values, language }),
    }),
  })
  return {}
}

/** Throws INVALID for what the page would refuse, by the same rule. */
async function check(db: Database, values: FormValues<typeof contactForm>, id: string | undefined): Promise<void> {
  const offered = await offeredLive(db, id)
  if (offered.length === 0) throw invalid('closed', 'closed')
  const fields = checkRequest(values, { now: new Date(), branches: await branchDays(db), offered })
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', { fields })
}

/** What the live form offers; where the page names none that is live, such as one from before it was replaced, what any of them offers. */
async function offeredLive(db: Database, id: string | undefined): Promise<readonly Theme[]> {
  const named = id ? await liveOptions(db, block, id) : []
  const forms = named.length > 0 ? named : await liveOptions(db, block)
  return [...new Set(forms.flatMap((options) => offeredThemes(options)))]
}

async function branchDays(db: Database): Promise<readonly BranchDays[]> {
  const [row] = await db.rows<{ branches: BranchDays[] | null }>(
    sql`with site as (select 'de'::text as fallback) select ${branchViews('de')} as branches`,
  )
  return row?.branches ?? []
}
