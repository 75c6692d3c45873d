'use client'
import { type BranchKey, type BranchValues, branchOptions } from '@blickfang/contract/content/branch-values.ts'
import type { OptionMap } from '@blickfang/contract/kernel/block.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { OptionForm } from '@blickfang/contract/options/option-form.tsx'
import { setOptions } from '@blickfang/contract/options/option-values.ts'
import { datesOf, type NotedDay } from '@blickfang/contract/options/special-days/option.ts'
import { weekdayName, weekdays } from '@blickfang/contract/options/week-hours/option.ts'
import { type FormEvent, Suspense, useEffect, useMemo, useRef } from 'react'
import { setBranch } from '../../commands/set-branch.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { keptTexts } from '../../context/kept-texts.ts'
import type { BranchPart } from '../../session/shell.ts'
import { useControlServices } from '../../shell/use-control-services.ts'
import { useHolidays } from '../settings/hours/use-holidays.ts'
import css from './branch.module.css'
import { Holidays } from './holidays.tsx'
import { KnownHours } from './known-hours.tsx'

const { periods, special, ...reach } = branchOptions

interface BranchFormProps {
  readonly id: string
  readonly values: BranchValues
  readonly at: BranchPart
  /** Name of the day that was pressed, in the page's language, or of the row that begins with it; empty: none. */
  readonly day: string
}

/** Input for which the person came, by the part of the shop that was pressed. */
const firstOf = {
  special: 'branch-special-new',
  address: 'branch-street',
  phone: 'branch-phone',
} satisfies { readonly [part in Exclude<BranchPart, 'hours'>]: string }

/** Day of the week with whose name a row of days begins; Monday where none does. */
function dayNamed(row: string, locale: Locale): number {
  const said = row.trim().toLowerCase()
  return weekdays.find((day) => said.startsWith(weekdayName(day, locale).toLowerCase())) ?? 1
}

/** Form for the values of a branch. Typed text is in the journal from the first letter and saved when its field is left; a button's action is saved at once. */
export function BranchForm({ id, values, at, day }: BranchFormProps) {
  const session = useEditor()
  const lent = useControlServices()
  const { locale } = session.document
  const { look, ...known } = useHolidays()
  const proposal = known.branches?.find((branch) => branch.id === id)
  const holidays = proposal?.days
  const services = useMemo(
    () => ({ ...lent, contentLocale: locale, kept: keptTexts(`branch.${id}`), ...(holidays && { holidays }) }),
    [lent, locale, id, holidays],
  )
  // Those that were entered since they were read, as by a press in the calendar, are asked for no more.
  const entered = datesOf((values.special ?? []) as NotedDay[])
  const left = holidays?.filter(({ date }) => !entered.includes(date)) ?? []
  const isTyping = useRef(false)
  useEffect(() => {
    const input = document.getElementById(at === 'hours' ? `branch-periods-${dayNamed(day, locale)}` : firstOf[at])
    input?.focus()
    input?.scrollIntoView({ block: 'center' })
    // A dialog that is closed takes its inputs away without their being left.
    return () => session.release()
  }, [session, at, day, locale])

  function change(key: string, value: unknown) {
    const hold = isTyping.current && 'left'
    session.run(setBranch, { id, key: key as BranchKey, value: jsonSchema.parse(value) }, { hold })
  }
  const form = (options: OptionMap) => (
    <OptionForm
      id="branch"
      options={options}
      values={setOptions(options, values)}
      services={services}
      onChange={change}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its inputs, and is none itself
    <div
      className={css.form}
      onChangeCapture={({ target }: FormEvent) => {
        isTyping.current = target instanceof HTMLInputElement && target.type !== 'checkbox'
      }}
      onChange={() => {
        isTyping.current = false
      }}
      onBlur={() => session.release()}
    >
      {form({ periods })}
      <KnownHours id={id} onTake={(hours) => change('periods', hours)} />
      {form({ special })}
      {/* Its words may come later than those of the dialog. */}
      <Suspense>
        {proposal && left.length > 0 && <Holidays branch={{ ...proposal, days: left }} onAdded={look} />}
      </Suspense>
      <div className={css.reach}>{form(reach)}</div>
    </div>
  )
}
