'use client'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useEditor } from '../../context/editor-context.tsx'
import { HolidayProposal } from '../settings/hours/holiday-proposal.tsx'
import type { BranchHolidays } from '../settings/hours/use-holidays.ts'
import { useBranchWords } from './messages/use-branch-words.ts'

/** The holidays where it stands on which the branch would be open, to be entered as days on which it is closed. */
export function Holidays({ branch, onAdded }: { branch: BranchHolidays; onAdded: () => void }) {
  const t = useBranchWords()
  const session = useEditor()
  return (
    <Disclosure title={t('holidays')}>
      <HolidayProposal
        key={branch.days.length}
        branch={branch}
        onAdded={() => {
          onAdded()
          void session.loadBranches()
        }}
      />
    </Disclosure>
  )
}
