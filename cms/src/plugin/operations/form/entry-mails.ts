import type { Sentences } from '@blickfang/shared/forms/contact/mail/messages.generated.ts'
import type { Translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { greetingName } from './greeting-name.ts'
import { mailBody } from './mail-body.ts'
import type { Shop } from './shop-of.ts'
import type { EntryMails } from './submit-form.ts'

/** What was filled in, as a person reads it. */
export type Rows = readonly (readonly [label: string, value: string])[]

interface Entry {
  readonly shop: Shop
  readonly sender: { readonly name: string; readonly email: string }
  /** The form's words for mails, for the sender and for the shop. */
  readonly toSender: Translate<Sentences>
  readonly toShop: Translate<Sentences>
  /**
   * What the sender reads again: chosen of what the form offers, never typed, since nobody knows whose address it is. And never what
   * is about health: mail is read by more people than the sender.
   */
  readonly confirmed?: Rows
  readonly rows: Rows
}

/** The confirmation to the sender, in the language of the page, and the notification to the shop; none of these where there is no address. */
export function entryMails({ shop, sender, toSender, toShop, confirmed = [], rows }: Entry): EntryMails {
  const name = greetingName(sender.name)
  const confirmation = {
    to: sender.email,
    subject: toSender('mailSubject', { name: shop.name }),
    ...(shop.email && { replyTo: shop.email }),
    ...mailBody({
      shop,
      paragraphs: [name ? toSender('mailGreeting', { name }) : toSender('mailGreetingAlone'), toSender('mailBody')],
      rows: confirmed,
      signature: [toSender('mailSignature', { name: shop.name }), ...shop.lines].join('\n'),
      language: toSender.language,
    }),
  }
  if (!shop.email) return { confirmation }
  const subject = toShop('noticeSubject')
  const body = mailBody({ shop, heading: subject, paragraphs: [], rows, language: toShop.language })
  return { confirmation, notice: { to: shop.email, replyTo: sender.email, subject, ...body } }
}
