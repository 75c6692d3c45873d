import { entryInWords } from '@blickfang/contract/forms/entry-in-words.ts'
import { messages as wordsAround } from '@blickfang/contract/forms/words/mail/messages.generated.ts'
import type { Form, MailSentences } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { greetingName } from './greeting-name.ts'
import type { EntryMails } from './keep-entry.ts'
import { mailBody } from './mail-body.ts'
import type { Shop } from './shop-of.ts'

interface Entry {
  readonly form: Form
  readonly words: Messages<MailSentences>
  readonly values: Readonly<Record<string, unknown>>
  /** Of the page that was filled in. */
  readonly locale: Locale
  readonly shop: Shop
}

/**
 * The confirmation to the sender, in the language of the page, and the notification to the shop, in its editor's; none of these
 * where there is no address. The sender reads again what was chosen of what the form offers, never what was typed, since nobody
 * knows whose address it is; and nothing where it may be about health: mail is read by more people than the sender.
 */
export function entryMails({ form, words, values, locale, shop }: Entry): EntryMails {
  const { nameOf, confirms } = form.mail
  const email = String(values[form.sender])
  const name = greetingName(nameOf(values))
  const toSender = translate(words, locale)
  const around = translate(wordsAround, toSender.language)
  const inWords = { form: form.name, values }
  const confirmation = {
    to: email,
    subject: toSender('mailSubject', { name: shop.name }),
    ...(shop.email && { replyTo: shop.email }),
    ...mailBody({
      shop,
      paragraphs: [name ? around('mailGreeting', { name }) : around('mailGreetingAlone'), toSender('mailBody')],
      rows: confirms === 'chosen' ? entryInWords({ ...inWords, language: locale, isChosenOnly: true }) : [],
      signature: [around('mailSignature', { name: shop.name }), ...shop.lines].join('\n'),
      language: toSender.language,
    }),
  }
  if (!shop.email) return { confirmation }
  const toShop = translate(words, shop.settings.editor.locale)
  const subject = toShop('noticeSubject')
  const rows = entryInWords({ ...inWords, language: shop.settings.editor.locale })
  const body = mailBody({ shop, heading: subject, paragraphs: [], rows, language: toShop.language })
  return { confirmation, notice: { to: shop.email, replyTo: email, subject, ...body } }
}
