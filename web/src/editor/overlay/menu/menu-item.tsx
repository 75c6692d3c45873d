import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import menu from '../../../ui/menu.module.css'
import { SubMenu } from './sub-menu.tsx'

interface ItemProps {
  readonly icon: LucideIcon
  readonly children: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

export function Item({ icon: Icon, children, danger = false, disabled = false, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item className={`${menu.item} ${danger ? menu.danger : ''}`} disabled={disabled} onSelect={onSelect}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </DropdownMenu.Item>
  )
}

/** Things to do that stand beside each other. Up and down lead through them as through all others, left and right as well. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Group className={menu.row} onKeyDown={moveAcross}>
      {children}
    </DropdownMenu.Group>
  )
}

function moveAcross(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? undefined : items[at + step]
  if (step === 0 || !next) return
  // The left one also closes a submenu.
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

interface RowItemProps extends Omit<ItemProps, 'children' | 'danger'> {
  readonly label: string
  /** Part of the label that is shown where there is no room for all of it. */
  readonly word?: string
  /** The icon before the word instead of above it. */
  readonly isLine?: boolean
}

/** Menu item that stands in a row with others. */
export function RowItem({ icon: Icon, label, word, isLine = false, disabled = false, onSelect }: RowItemProps) {
  return (
    <DropdownMenu.Item
      className={`${menu.item} ${isLine ? '' : menu.tile}`}
      disabled={disabled}
      textValue={label}
      aria-label={word && label}
      title={word && label}
      onSelect={onSelect}
    >
      <Icon size={16} aria-hidden="true" />
      {word ?? label}
    </DropdownMenu.Item>
  )
}

interface ChecksProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly checks: readonly {
    readonly key: string
    readonly label: string
    readonly isOn: boolean
    readonly onChange: (isOn: boolean) => void
  }[]
}

/** A submenu of things that are on or off; it stays open while one chooses. */
export function Checks({ icon: Icon, label, checks }: ChecksProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={menu.item}>
        <Icon size={16} aria-hidden="true" />
        {label}
      </DropdownMenu.SubTrigger>
      <SubMenu>
        {checks.map(({ key, label: name, isOn, onChange }) => (
          <DropdownMenu.CheckboxItem
            key={key}
            className={menu.item}
            checked={isOn}
            onCheckedChange={onChange}
            onSelect={(event) => event.preventDefault()}
          >
            <span aria-hidden="true">{isOn ? '☑' : '☐'}</span>
            {name}
          </DropdownMenu.CheckboxItem>
        ))}
      </SubMenu>
    </DropdownMenu.Sub>
  )
}

export function Line() {
  return <DropdownMenu.Separator className={menu.line} />
}

export function Heading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={menu.label}>{children}</DropdownMenu.Label>
}
