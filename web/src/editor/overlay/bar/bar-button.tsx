import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'

interface BarButtonProps {
  /** Name of the button, and its tooltip. */
  readonly label: string
  readonly icon: LucideIcon
  /** Disabled, but still able to have the focus: at an end of the list people go on with the next button. */
  readonly isDisabled?: boolean
  readonly isDanger?: boolean
  readonly hasMenu?: boolean
  readonly onPress: (event: MouseEvent<HTMLElement>) => void
}

/** A button of a block's bar. Arrows lead from one to the other; Tab leads into the block. */
export function BarButton({ label, icon: Icon, isDisabled = false, isDanger, hasMenu, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      data-danger={isDanger || undefined}
      title={label}
      onClick={(event) => {
        if (isDisabled) return
        // Not every browser gives a pressed button the focus; the text that had the caret is left first.
        event.currentTarget.focus()
        onPress(event)
      }}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
