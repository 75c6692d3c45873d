import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import css from './add-block-dialog.module.css'

interface TileProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly about: string
  readonly isDisabled?: boolean
  readonly onAdd: () => void
}

/** A button for something that can be added: its name, and below it a sentence. */
export function Tile({ icon: Icon, name, about, isDisabled, onAdd }: TileProps) {
  const id = useId()
  return (
    <button
      type="button"
      className={css.tile}
      disabled={isDisabled}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      onClick={onAdd}
    >
      <Icon size={20} aria-hidden="true" />
      <span id={`${id}-name`}>{name}</span>
      <span id={`${id}-about`} className={css.about}>
        {about}
      </span>
    </button>
  )
}
