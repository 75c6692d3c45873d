'use client'
import { Fragment } from 'react'
import { Button } from '../../../../ui/button.tsx'
import text from '../../../../ui/text.module.css'
import { useDialog, useEditor } from '../../../context/editor-context.tsx'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import { HolidayProposal } from './holiday-proposal.tsx'
import css from './looked-up-hours.module.css'
import { LookedUpHours } from './looked-up-hours.tsx'
import { useHolidays } from './use-holidays.ts'

/** Opening hours of the branches that are known elsewhere, to be taken over by a person. */
export function HoursSection() {
  const t = useSettingsWords()
  const session = useEditor()
  const { document } = session
  const [, openDialog] = useDialog()
  const { branches, look } = useHolidays()
  return (
    <>
      <p className={text.soft}>{t('hours.hint')}</p>
      {branches?.map((branch) => (
        // Anew once some were taken over, so that the next ones are ticked as they come.
        <Fragment key={`${branch.id} ${branch.region} ${branch.days.length}`}>
          <HolidayProposal
            branch={branch}
            onAdded={() => {
              look()
              if (document.branches.getState().byId) void session.loadBranches()
            }}
          />
          <Button className={css.take} onClick={() => openDialog({ type: 'branch', branchId: branch.id, at: 'hours' })}>
            {t('hours.edit', { name: branch.name })}
          </Button>
        </Fragment>
      ))}
      <LookedUpHours />
    </>
  )
}
