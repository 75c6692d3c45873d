import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { addHolidays as addContract, listHolidays as listContract } from '@blickfang/contract/api/v1/optician.ts'
import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { closedHours } from '@blickfang/contract/options/special-days/closed-hours.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { invalid } from '../../../errors/invalid.ts'
import { notFound } from '../../../errors/not-found.ts'
import { readSettings } from '../../../reading/read-settings.ts'
import { site } from '../../../reading/read-sql.ts'
import { branchViews } from '../../../sources/branches/branch-views.ts'
import type { Call } from '../../operation-context.ts'
import { lockBranch } from '../branch-values.ts'
import { comingHolidays, type Holiday, lawName, lawOf, type Standing } from './coming-holidays.ts'

/** Lists the holidays on which branches may close. A person has to take them over: no shop is closed by them. */
export async function listHolidays({
  db,
  query: { lang },
}: Pick<Call<typeof listContract>, 'db' | 'query'>): Promise<AnswerOf<typeof listContract>> {
  const { fallback, standing, today, branches } = await readShop(db)
  return {
    branches: branches.map((branch) => {
      const { law, lacks } = lawOf(standing, branch.zip)
      return {
        ...{ id: branch.id, name: branch.name, region: law && lawName(law, lang), lacks },
        days: (law ? comingHolidays(law, branch, today) : []).map(({ date, names, isPublic }) => {
          const name = names[lang] ?? names.de ?? date
          return { date, name, names: notesOf(names, fallback), isPublic }
        }),
      }
    }),
  }
}

type Adding = Pick<Call<typeof addContract>, 'payload' | 'body'>

/** Makes holidays special days on which a branch is closed, with their names in all languages. Throws NOT_FOUND, INVALID. */
export function addHolidays({ payload, body }: Adding): Promise<AnswerOf<typeof addContract>> {
  return inTransaction(payload, async ({ req, tx }) => {
    // One after the other: the days that stand are written along, and who came a moment earlier must not lose theirs.
    await lockBranch(tx, body.branchId)
    const added = await chosenDays(tx, body)
    if (added.length === 0) return { added: 0 }
    // The contract has let nobody but editors in; the collection's hooks let pages go.
    const branch = { collection: 'bf-branches', id: body.branchId, depth: 0, req, overrideAccess: true } as const
    const { special } = await payload.findByID(branch)
    // Without their notes, which stay as they are for days that keep their id.
    const before = (special as SpecialDay[]).map(({ id, date, open, close }) => ({ id, date, open, close }))
    const data = { special: [...before, ...added].toSorted((a, b) => a.date.localeCompare(b.date)) }
    await payload.update({ ...branch, data })
    return { added: added.length }
  })
}

/** Chosen dates that are no special day yet, as such days. Throws NOT_FOUND, INVALID. */
async function chosenDays(db: Database, { branchId, dates }: Adding['body']) {
  const { fallback, standing, today, branches } = await readShop(db)
  const branch = branches.find(({ id }) => id === branchId)
  if (!branch) throw notFound('branch')
  const { law } = lawOf(standing, branch.zip)
  const kept = new Set(branch.special.map(({ date }) => date))
  const wanted = new Set(dates.filter((date) => !kept.has(date)))
  const coming = law ? comingHolidays(law, branch, today) : []
  const holidays = coming.filter(({ date }) => wanted.has(date))
  if (holidays.length < wanted.size) throw invalid('dates', 'no holiday')
  return holidays.map(({ date, names }) => ({
    ...{ date, ...closedHours },
    noteByLanguage: notesOf(names, fallback),
  }))
}

/** The words of a branch that closes on a holiday, by language; in the site's own one too. */
function notesOf(names: Holiday['names'], fallback: string): Record<string, string> {
  const known = Object.entries(names).flatMap(([language, name]) => (name ? [[language, name] as const] : []))
  return { ...Object.fromEntries(known), [fallback]: names[fallback] ?? names.de ?? '' }
}

interface SpecialDay {
  readonly id: string
  readonly date: string
  readonly open: string
  readonly close: string
}

interface Shop {
  /** The site's own language. */
  readonly fallback: string
  readonly standing: Standing
  /** The day that it is where the shop is. */
  readonly today: string
  readonly branches: readonly BranchView[]
}

async function readShop(db: Database): Promise<Shop> {
  const [row] = await db.rows<{ fallback: string; settings: unknown; branches: readonly BranchView[] | null }>(
    sql`with ${site} select fallback, (select s.values from bf_settings s limit 1) as settings, ${branchViews('de')} as branches from site`,
  )
  const { business } = readSettings(row?.settings ?? {})
  return {
    fallback: row?.fallback ?? 'de',
    standing: { country: business.country, region: business.holidayRegion },
    today: wallTime(new Date(), business.timeZone).date,
    branches: row?.branches ?? [],
  }
}
