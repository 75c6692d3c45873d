import type { sendAspectSponsor as contract } from '@blickfang/shared/api/v1/form.ts'
import { aspectSponsorForm as block, bookedOption } from '@blickfang/shared/blocks/aspect-sponsor-form/contract.ts'
import { aspectSponsorForm, bookedIn, totalOf } from '@blickfang/shared/forms/aspect-sponsor/form.ts'
import { messages as mailMessages } from '@blickfang/shared/forms/aspect-sponsor/mail/messages.generated.ts'
import { entryInWords } from '@blickfang/shared/forms/entry-in-words.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Operation } from '../operation-context.ts'
import { entryMails } from './entry-mails.ts'
import { liveOptions } from './live-block.ts'
import { shopOf } from './shop-of.ts'
import { isKept, submitForm, valuesOf } from './submit-form.ts'

const form = aspectSponsorForm

/**
 * Keeps a sponsor's booking with what it costs, and queues the confirmation and the notification. What is booked out, and whether
 * the form is closed, is asked of the block as it is live now: the page may be old.
 */
export const sendAspectSponsor: Operation<typeof contract> = async ({ body, db, payload }) => {
  const { lang: locale, key, opened, website } = body
  const own = valuesOf(form, body)
  const booked = bookedIn(own)
  const total = totalOf(own)
  if (await isKept(db, key)) return { total }
  // Without an id the oldest block counts.
  const [live] = await liveOptions(db, block, body.block)
  if (!live || live.closed) throw invalid('closed', 'closed')
  if (booked.some((item) => live[bookedOption(item)])) throw invalid('booked', 'booked')
  const values = { ...own, total }
  const shop = await shopOf(payload)
  const { locale: shopLanguage } = shop.settings.editor
  const inWords = (language: string) => ({ form: form.name, values, language })
  await submitForm(payload, {
    form,
    ...{ values, locale, title: own.company },
    sent: { key, opened, website },
    mails: entryMails({
      shop,
      sender: { name: own.contactName, email: own.email },
      toSender: translate(mailMessages, locale),
      toShop: translate(mailMessages, shopLanguage),
      confirmed: entryInWords({ ...inWords(locale), isChosenOnly: true }),
      rows: entryInWords(inWords(shopLanguage)),
    }),
  })
  return { total }
}
