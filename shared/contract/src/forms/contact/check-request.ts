import { wallTime } from '../../kernel/time/wall-time.ts'
import { type BranchDays, isOpenOn, tomorrow } from './open-days.ts'

/** Facts that an entry is checked against and does not hold itself. */
export interface RequestFacts {
  readonly now: Date
  /** Where the shop is. */
  readonly timeZone: string
  readonly branches: readonly BranchDays[]
  /** Subjects that the form offers. */
  readonly offered: readonly string[]
}

/** Nobody who was born before asks for an appointment. */
const firstBirth = '1900-01-01'

/** Finds the faults of a request for an appointment beyond its shape: reasons by field. The one rule of page and server. */
export function checkRequest(
  values: Readonly<Record<string, unknown>>,
  { now, timeZone, branches, offered }: RequestFacts,
): Readonly<Record<string, string>> {
  const { bevorzugterTermin: day, dateOfBirth: birth, themes } = values
  const dayReason = typeof day === 'string' ? dayError(day, tomorrow(now, timeZone), branches) : undefined
  const isBirthWrong =
    typeof birth === 'string' && birth !== '' && (birth < firstBirth || birth > wallTime(now, timeZone).date)
  const isOffered = !Array.isArray(themes) || themes.every((theme) => offered.includes(theme))
  return {
    ...(dayReason && { bevorzugterTermin: dayReason }),
    ...(isBirthWrong && { dateOfBirth: 'birth' }),
    ...(!isOffered && { themes: 'themes' }),
  }
}

function dayError(day: string, first: string, branches: readonly BranchDays[]): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  if (day < first) return 'pastDay'
  return isOpenOn(branches, day) ? undefined : 'closedDay'
}
