'use client'
import text from '../../../../ui/text.module.css'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import { HolidayProposal } from './holiday-proposal.tsx'
import { LookedUpHours } from './looked-up-hours.tsx'
import { useHolidays } from './use-holidays.ts'

/** What is known elsewhere of the branches' opening hours, to be taken over by a person. */
export function HoursSection() {
  const t = useSettingsWords()
  const { branches, look } = useHolidays()
  return (
    <>
      <p className={text.soft}>{t('hours.hint')}</p>
      {branches?.map((branch) => (
        // Anew once some were taken over, so that the next ones are ticked as they come.
        <HolidayProposal key={`${branch.id} ${branch.days.length}`} branch={branch} onAdded={look} />
      ))}
      <LookedUpHours />
    </>
  )
}
