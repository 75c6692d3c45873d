import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { hasOtherConsents, madeForm } from '@blickfang/contract/forms/own/made-form.ts'
import { type EnteredValue, enteredBy, readEntry } from '@blickfang/contract/forms/read-entry.ts'
import { entrySchemaOf, type Form, type MailSentences } from '@blickfang/contract/kernel/form.ts'
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'
import { invalid } from '../../errors/invalid.ts'
import { entryMails } from './entry-mails.ts'
import { filesNamed } from './files/entry-files.ts'
import { isKept, keepEntry } from './keep-entry.ts'
import { findOwnForm } from './own-form.ts'
import { shopOf } from './shop-of.ts'
import type { Submission } from './submission.ts'

/** Parts that the contract has checked besides. */
interface OwnBody {
  readonly entered?: readonly EnteredValue[]
  readonly edition?: string
}

/**
 * The same for a form that its owner made: what it asks is read at this moment, as visitors of the page's language meet it, and
 * kept beside the entry with the names of its fields. Throws INVALID with `changed` where the page asks other fields than it would now, or where
 * somebody agreed to other words.
 */
export function submitOwnForm(words: Messages<MailSentences>) {
  return async ({ body, db, payload }: Submission): Promise<Record<string, never>> => {
    const { lang: locale, block, ...sent } = body
    const { entered = [], edition = '' } = body as OwnBody
    if (await isKept(db, sent.key)) return {}
    const own = block ? await findOwnForm(db, block, locale) : null
    if (!own || own.asked.length === 0) throw invalid('closed', 'closed')
    const form = madeForm(own.asked)
    const judged = judge(form, entered, edition)
    const files = block ? await filesNamed(db, { asked: own.asked, values: judged, block }) : []
    // An entry says the name of its file, as its mails, its table and the admin do.
    const values = { ...judged, ...Object.fromEntries(files.map(({ field, name }) => [field, name])) }
    const asked = own.asked.map(({ id, kind, label }) => ({ id, kind, label }))
    const { about, keepDays, recipient, isConfirmed, thanks } = own
    const shop = await shopOf(payload, db)
    const mails = entryMails({
      ...{ form, words, values, locale, shop },
      own: { asked, about, recipient, isConfirmed, thanks },
    })
    await keepEntry(payload, { form, values, sent, locale, mails, madeOf: { asked, about, keepDays, files } })
    return {}
  }
}

/** The values of an entry, in the shapes of the form as it is live. Throws INVALID with a reason for each wrong field. */
function judge(form: Form, entered: readonly EnteredValue[], edition: string): Record<string, unknown> {
  const isKnown = entered.every(({ name }) => Object.hasOwn(form.fields, name))
  const { data, error } = entrySchemaOf(form).safeParse(readEntry(form, enteredBy(entered)))
  const isOtherConsent = hasOtherConsents(edition, form) && Object.values(data ?? {}).includes(true)
  if (data && isKnown && !isOtherConsent) return data
  const reasons = (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message])
  const hasChanged = !isKnown || edition !== form.edition
  throw new AppError('INVALID', {
    fields: { ...Object.fromEntries(reasons), ...(hasChanged && { changed: 'changed' }) },
  })
}
