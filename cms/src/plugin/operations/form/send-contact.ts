import type { sendContact as contract } from '@blickfang/shared/api/v1/form.ts'
import type { Settings } from '@blickfang/shared/content/settings.ts'
import { contactForm } from '@blickfang/shared/forms/contact/form.ts'
import {
  type Sentences as MailSentences,
  messages as mailMessages,
} from '@blickfang/shared/forms/contact/mail/messages.generated.ts'
import { messages, type Sentences } from '@blickfang/shared/forms/contact/messages.generated.ts'
import type { FormValues } from '@blickfang/shared/kernel/form.ts'
import { type Translate, translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { Operation } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'
import { mailBody } from './mail-body.ts'
import { type Mail, submitForm } from './submit-form.ts'

type Values = FormValues<typeof contactForm>
interface Shop {
  readonly name: string
  readonly email: string
  readonly settings: Settings
}

/** Keeps a request for an appointment and queues the confirmation to its sender and the notification to the shop. */
export const sendContact: Operation<typeof contract> = async ({ body, db }) => {
  const { lang: locale, key, filledMs, website, ...rest } = body
  const values = Object.fromEntries(
    Object.keys(contactForm.fields).map((name) => [name, rest[name as keyof Values]]),
  ) as Values
  const shop = await shopOf(db)
  await submitForm(db, {
    form: contactForm,
    ...{ values, locale, title: `${values.vorname} ${values.nachname}` },
    sent: { key, filledMs, website },
    mails: [confirmation(values, shop, translate(mailMessages, locale)), ...notification(values, shop)],
  })
  return {}
}

/** In the language of the page. Nothing that was asked for stands in it: mail is read by more people than the sender. */
function confirmation({ vorname, nachname, email }: Values, shop: Shop, t: Translate<MailSentences>): Mail {
  const paragraphs = [
    t('mailGreeting', { name: `${vorname} ${nachname}` }),
    t('mailBody'),
    t('mailSignature', { name: shop.name }),
  ]
  return {
    to: email,
    subject: t('mailSubject', { name: shop.name }),
    ...(shop.email && { replyTo: shop.email }),
    ...mailBody({ shop, paragraphs, language: t.language }),
  }
}

/** In German, which the shop reads; none where the settings name no address. */
function notification(values: Values, shop: Shop): Mail[] {
  if (!shop.email) return []
  const t = translate(mailMessages, 'de')
  const rows = labelled(values, translate(messages, 'de'))
  const paragraphs = [t('noticeSubject')]
  return [
    {
      to: shop.email,
      replyTo: values.email,
      subject: t('noticeSubject'),
      ...mailBody({ shop, paragraphs, rows, language: t.language }),
    },
  ]
}

/** What was filled in, as a person reads it. */
function labelled(values: Values, t: Translate<Sentences>): [string, string][] {
  const { anrede, existingCustomer, themes, bevorzugteUhrzeit, ...texts } = values
  const isKnown = (word: string): word is 'vormittag' => word in messages.de.messages
  const rows: [string, string][] = [
    [t('titleLegend'), t(anrede)],
    ...Object.entries(texts).map(([name, value]): [string, string] => [t(name as 'vorname'), value]),
    [t('bevorzugteUhrzeit'), isKnown(bevorzugteUhrzeit) ? t(bevorzugteUhrzeit) : bevorzugteUhrzeit],
    [t('existingCustomerLegend'), t(existingCustomer)],
    [t('themesLegend'), themes.map((theme) => t(theme)).join(', ')],
  ]
  return rows.filter(([, value]) => value !== '')
}

async function shopOf(db: Database): Promise<Shop> {
  const { settings } = await getSettings({ db })
  const [branch] = await db.rows<{ name: string; email: string | null }>(
    sql`select name, email from branches order by created_at limit 1`,
  )
  return {
    name: settings.bookingButton.companyName || branch?.name || 'Blickfang',
    email: settings.footer.email || branch?.email || '',
    settings,
  }
}
