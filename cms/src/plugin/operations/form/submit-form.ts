import type { Form, MailSentences } from '@blickfang/contract/kernel/form.ts'
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'
import { checkEntry } from './check-entry.ts'
import { entryMails } from './entry-mails.ts'
import { isKept, keepEntry } from './keep-entry.ts'
import { shopOf } from './shop-of.ts'
import type { Submission } from './submission.ts'
import { submitOwnForm } from './submit-own-form.ts'

/**
 * The operation behind a form's call: checks an entry as the page does, keeps it with what it costs, and queues the confirmation
 * to its sender and the notification to the shop. Throws INVALID for what is wrong, and for a machine's entry.
 */
export function submitForm(
  form: Form,
  words: Messages<MailSentences>,
): (call: Submission) => Promise<{ total?: number }> {
  if (form.isOwn) return submitOwnForm(words)
  return async ({ body, db, payload }) => {
    const { lang: locale, block, ...sent } = body
    const own = Object.fromEntries(Object.keys(form.fields).map((name) => [name, body[name]]))
    const cost = form.price ? { total: form.price.of(own) } : {}
    if (await isKept(db, sent.key)) return cost
    await checkEntry(db, { form, values: own, locale, block })
    const values = { ...own, ...cost }
    const mails = entryMails({ form, words, values, locale, shop: await shopOf(payload, db) })
    await keepEntry(payload, { form, values, sent, locale, mails })
    return cost
  }
}
