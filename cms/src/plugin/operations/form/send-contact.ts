import type { sendContact as contract } from '@blickfang/shared/api/v1/form.ts'
import { contactForm } from '@blickfang/shared/forms/contact/form.ts'
import { messages as mailMessages } from '@blickfang/shared/forms/contact/mail/messages.generated.ts'
import { entryInWords } from '@blickfang/shared/forms/entry-in-words.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import type { Operation } from '../operation-context.ts'
import { entryMails } from './entry-mails.ts'
import { shopOf } from './shop-of.ts'
import { submitForm, valuesOf } from './submit-form.ts'

/** Keeps a request for an appointment and queues the confirmation to its sender and the notification to the shop, which reads it in the editor's language. */
export const sendContact: Operation<typeof contract> = async ({ body, db, payload }) => {
  const { lang: locale, key, filledMs, website } = body
  const values = valuesOf(contactForm, body)
  const name = `${values.vorname} ${values.nachname}`
  const shop = await shopOf(payload)
  const language = shop.settings.editor.locale
  await submitForm(db, {
    form: contactForm,
    ...{ values, locale, title: name },
    sent: { key, filledMs, website },
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
