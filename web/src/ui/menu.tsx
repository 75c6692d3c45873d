import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useBackLayer } from './back/use-back-layer.ts'
import css from './menu.module.css'
import { usePortalElement } from './portal-root.tsx'
import surface from './surface.module.css'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  danger?: boolean
  /** Said beside the words, such as its key. */
  aside?: string
  disabled?: boolean
  /** Draws a line above. */
  separated?: boolean
  onSelect: () => void
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  items: readonly MenuItem[]
  label: string
  side?: 'top' | 'bottom' | 'right'
  align?: 'start' | 'end'
  defaultOpen?: boolean
  /** Hears that it has been closed, whatever was chosen. */
  onClose?: () => void
}

/** A list of things to do, opened by a button. Arrow keys, letters, Escape and Back work. */
export function Menu({
  trigger,
  items,
  label,
  side = 'bottom',
  align = 'end',
  defaultOpen = false,
  onClose,
}: MenuProps) {
  const container = usePortalElement()
  const [isOpen, setOpen] = useState(defaultOpen)
  const show = (next: boolean) => {
    setOpen(next)
    if (!next) onClose?.()
  }
  useBackLayer(isOpen, () => show(false))
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={show}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={`${surface.surface} ${css.menu}`}
          data-editor-surface=""
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={16}
        >
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  return (
    <>
      {item.separated && <DropdownMenu.Separator className={css.line} />}
      <DropdownMenu.Item
        className={`${css.item} ${item.danger ? css.danger : ''}`}
        disabled={item.disabled ?? false}
        onSelect={item.onSelect}
      >
        {item.icon}
        {item.label}
        {item.aside && <span className={css.aside}>{item.aside}</span>}
      </DropdownMenu.Item>
    </>
  )
}
