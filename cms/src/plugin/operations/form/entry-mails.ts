import { entryInWords } from '@blickfang/contract/forms/entry-in-words.ts'
import type { AskedThen } from '@blickfang/contract/forms/own/asked-field.ts'
import { messages as wordsAround } from '@blickfang/contract/forms/words/mail/messages.generated.ts'
import type { Form, MailSentences } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Mail } from '../mail/queue-mail.ts'
import { greetingName } from './greeting/greeting-name.ts'
import type { EntryMails } from './keep-entry.ts'
import { mailBody } from './mail-body.ts'
import type { Shop } from './shop-of.ts'

interface Entry {
  readonly form: Form
  readonly words: Messages<MailSentences>
  readonly values: Readonly<Record<string, unknown>>
  /** Language of the page that was filled in. */
  readonly locale: Locale
  readonly shop: Shop
  /** Facts about a form that its owner made. */
  readonly own?: OwnMails
}

/** The words of the form's owner for its mails. */
export interface OwnMails {
  readonly asked: readonly AskedThen[]
  /** Name of the form. */
  readonly about: string
  /** Empty: the shop's address. */
  readonly recipient: string
  readonly isConfirmed: boolean
  /** The owner's words to who has sent something, by paragraphs; none: the usual ones. */
  readonly thanks: readonly string[]
}

/**
 * The confirmation to the sender, in the language of the page, and the notification to the shop, in its editor's; none of these
 * where there is no address. The sender reads again what was chosen of what the form offers, never what was typed, since nobody
 * knows whose address it is; and nothing where it may be about health: mail is read by more people than the sender.
 */
export function entryMails(entry: Entry): EntryMails {
  const confirmation = confirmationOf(entry)
  const notice = noticeOf(entry)
  return { ...(confirmation && { confirmation }), ...(notice && { notice }) }
}

function senderOf({ form, values }: Entry): string {
  return String(values[form.sender ?? ''] ?? '')
}

function confirmationOf(entry: Entry): Mail | null {
  const { form, words, values, locale, shop, own } = entry
  const to = senderOf(entry)
  if (to === '' || own?.isConfirmed === false) return null
  const { nameOf, confirms } = form.mail
  const name = greetingName(nameOf(values))
  const toSender = translate(words, locale)
  const around = translate(wordsAround, toSender.language)
  const greeting = name ? around('mailGreeting', { name }) : around('mailGreetingAlone')
  const chosen = { form: form.name, values, language: locale, isChosenOnly: true }
  return {
    to,
    subject: toSender('mailSubject', { name: shop.name }),
    ...(shop.email && { replyTo: shop.email }),
    ...mailBody({
      shop,
      paragraphs: [greeting, ...(own && own.thanks.length > 0 ? own.thanks : [toSender('mailBody')])],
      rows: confirms === 'chosen' ? entryInWords(chosen) : [],
      signature: [around('mailSignature', { name: shop.name }), ...shop.lines].join('\n'),
      language: toSender.language,
    }),
  }
}

function noticeOf(entry: Entry): Mail | null {
  const { form, words, values, shop, own } = entry
  const to = own?.recipient || shop.email
  if (!to) return null
  const { locale: language } = shop.settings.editor
  const toShop = translate(words, language)
  const subject = [toShop('noticeSubject'), own?.about].filter(Boolean).join(': ')
  const rows = entryInWords({ form: form.name, values, asked: own?.asked, language })
  const replyTo = senderOf(entry)
  const body = mailBody({ shop, heading: subject, paragraphs: [], rows, language: toShop.language })
  return { to, subject, ...(replyTo && { replyTo }), ...body }
}
