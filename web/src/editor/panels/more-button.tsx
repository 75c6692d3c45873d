import { Button } from '../../ui/button.tsx'
import { useAction } from '../shell/actions/use-action.ts'

interface MoreButtonProps {
  readonly label: string
  /** Said when no more could be read. */
  readonly failed: string
  readonly readMore: () => Promise<void>
}

/** Reads what follows in a list. */
export function MoreButton({ label, failed, readMore }: MoreButtonProps) {
  const { run, isBusy } = useAction()
  return (
    <Button busy={isBusy} onClick={() => void run(failed, readMore)}>
      {label}
    </Button>
  )
}
