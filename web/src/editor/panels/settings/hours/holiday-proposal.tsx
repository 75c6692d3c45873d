'use client'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/fields/check-field.tsx'
import text from '../../../../ui/text.module.css'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useAction } from '../../../shell/actions/use-action.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import css from './holiday-proposal.module.css'
import type { BranchHolidays } from './use-holidays.ts'

interface HolidayProposalProps {
  readonly branch: BranchHolidays
  readonly onAdded: () => void
}

/** The holidays to come of one branch, those of the whole region ticked, and a button that closes the shop on them. */
export function HolidayProposal({ branch, onAdded }: HolidayProposalProps) {
  const t = useSettingsWords()
  const notify = useNotify()
  const session = useEditor()
  const { language } = useWords()
  const { id, name, region, lacks, days } = branch
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(days.filter(({ isPublic }) => !isPublic).map(({ date }) => date)),
  )
  const { run, isBusy } = useAction()
  const chosen = days.map(({ date }) => date).filter((date) => !left.has(date))
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'full', timeZone: 'UTC' })

  function toggle(date: string, isOn: boolean) {
    const others = [...left].filter((other) => other !== date)
    setLeft(new Set(isOn ? others : [...others, date]))
  }
  const add = () =>
    run(t('hours.failed'), async () => {
      // Days that are on their way would stand against what the server adds beside them.
      await session.flush()
      const { added } = await call('addHolidays', { branchId: id, dates: chosen })
      notify.success(t('hours.added', { count: added }))
      onAdded()
    })

  return (
    <fieldset className={css.proposal}>
      <legend className={text.heading}>{name}</legend>
      {region && (
        <p className={text.soft}>{days.length > 0 ? t('hours.open', { region }) : t('hours.none', { region })}</p>
      )}
      {lacks && <p className={text.soft}>{t('hours.lacks', { lacks })}</p>}
      {days.map(({ date, name: holiday, isPublic }) => (
        <CheckField
          key={date}
          label={
            <>
              {format.format(new Date(date))}
              <span className={css.holiday}>{isPublic ? holiday : t('hours.partly', { name: holiday })}</span>
            </>
          }
          checked={!left.has(date)}
          onChange={(isOn) => toggle(date, isOn)}
        />
      ))}
      {days.length > 0 && (
        <Button onClick={() => void add()} busy={isBusy} disabled={chosen.length === 0}>
          {t('hours.add', { count: chosen.length })}
        </Button>
      )}
    </fieldset>
  )
}
