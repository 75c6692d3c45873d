import { findGroup } from '@blickfang/blocks/groups.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { EntryFacts, Form } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Database } from '../../db/database.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { invalid } from '../../errors/invalid.ts'
import { getAnswer } from '../../sources/get-answer.ts'
import { liveOptions } from './live-block.ts'

interface Entry {
  readonly form: Form
  readonly values: Readonly<Record<string, unknown>>
  readonly locale: Locale
  /** The block that the page names. */
  readonly block: string | undefined
}

/** Throws INVALID for what the page would refuse, by the same rule: held against what is live at this moment, for the page may be old. */
export async function checkEntry(db: Database, { form, values, locale, block }: Entry): Promise<void> {
  const offers = await offersOf(db, form, block)
  if (form.block && offers.length === 0) throw invalid('closed', 'closed')
  const answers = form.sources.map(async (name) => [name, await getAnswer(db, name, locale)] as const)
  const data = Object.fromEntries(await Promise.all(answers))
  const fields = form.check(values, { now: new Date(), timeZone: await getTimeZone(db), offers, data })
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', { fields })
}

/** The options of the form's blocks that count for this entry and are open. */
async function offersOf(db: Database, { block }: Form, id: string | undefined): Promise<EntryFacts['offers']> {
  const group = block && findGroup(block.name)?.group
  if (!group) return []
  const named = id ? await liveOptions(db, group, id) : []
  const any = block.counts === 'any'
  const isAsked = named.length > 0 || (id !== undefined && !any)
  const live = isAsked ? named : (await liveOptions(db, group)).slice(0, any ? undefined : 1)
  return live.filter((options) => !block.isClosed?.(options))
}
