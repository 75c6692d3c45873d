import type { Form, MailSentences } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'
import type { OperationContext } from '../operation-context.ts'
import { checkEntry } from './check-entry.ts'
import { entryMails } from './entry-mails.ts'
import { isKept, keepEntry, type Sent } from './keep-entry.ts'
import { shopOf } from './shop-of.ts'

interface Submission extends OperationContext {
  readonly body: Sent & {
    readonly lang: Locale
    readonly block?: string | undefined
    readonly [field: string]: unknown
  }
}

/**
 * The operation behind a form's call: checks an entry as the page does, keeps it with what it costs, and queues the confirmation
 * to its sender and the notification to the shop. Throws INVALID for what is wrong, and for a machine's entry.
 */
export function submitForm(form: Form, words: Messages<MailSentences>) {
  return async ({ body, db, payload }: Submission): Promise<{ total?: number }> => {
    const { lang: locale, block, ...sent } = body
    const own = Object.fromEntries(Object.keys(form.fields).map((name) => [name, body[name]]))
    const cost = form.price ? { total: form.price.of(own) } : {}
    if (await isKept(db, sent.key)) return cost
    await checkEntry(db, { form, values: own, locale, block })
    const values = { ...own, ...cost }
    const mails = entryMails({ form, words, values, locale, shop: await shopOf(payload) })
    await keepEntry(payload, { form, values, sent, locale, mails })
    return cost
  }
}
