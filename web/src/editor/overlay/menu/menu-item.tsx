import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import menu from '../../../ui/menu.module.css'
import { SubMenu } from './sub-menu.tsx'

interface ItemProps {
  readonly icon: LucideIcon
  readonly children: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** One thing to do. */
export function Item({ icon: Icon, children, danger = false, disabled = false, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item className={`${menu.item} ${danger ? menu.danger : ''}`} disabled={disabled} onSelect={onSelect}>
      <Icon size={16} aria-hidden="true" />
      {children}
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
