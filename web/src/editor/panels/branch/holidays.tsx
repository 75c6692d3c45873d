'use client'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useEditor } from '../../context/editor-context.tsx'
import { HolidayProposal } from '../settings/hours/holiday-proposal.tsx'
import { useHolidays } from '../settings/hours/use-holidays.ts'
import { useBranchWords } from './messages/use-branch-words.ts'

/** The canton's holidays on which the branch would be open, to be entered as days on which it is closed. */
export function Holidays({ id }: { id: string }) {
  const t = useBranchWords()
  const session = useEditor()
  const { branches, look } = useHolidays()
  const branch = branches?.find((one) => one.id === id)
  if (!branch || branch.days.length === 0) return null
  return (
    <Disclosure title={t('holidays')}>
      <HolidayProposal
        key={branch.days.length}
        branch={branch}
        onAdded={() => {
          look()
          void session.loadBranches()
        }}
      />
    </Disclosure>
  )
}
