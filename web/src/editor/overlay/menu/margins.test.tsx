import { waitFor } from '@blickfang/testing/wait-for.ts'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Menu } from '../../../ui/menu.tsx'
import { useEditor } from '../../context/editor-context.tsx'
import { barRoom } from '../../floating/bar-room.ts'
import { openPart } from '../../testing/open-part.tsx'
import { OptionPopup } from '../options/option-popup.tsx'
import { ElementMenu } from './element-menu.tsx'

const margins = vi.hoisted(() => [] as unknown[])
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('radix-ui', async (original) => {
  const radix = await original<typeof import('radix-ui')>()
  const { DropdownMenu, Popover } = radix
  const noting = (Content: typeof DropdownMenu.Content) => (props: ComponentProps<typeof DropdownMenu.Content>) => {
    margins.push(props.collisionPadding)
    return <Content {...props} />
  }
  return {
    ...radix,
    DropdownMenu: { ...DropdownMenu, Content: noting(DropdownMenu.Content) },
    Popover: { ...Popover, Content: noting(Popover.Content as never) },
  }
})

const beside = { top: 16, right: 16, bottom: barRoom, left: 16 }
const nothing = () => undefined

function MenuOfBlock() {
  const [groupId = ''] = useEditor().document.groups.keys()
  const opened = { element: { groupId, field: null }, at: { x: 0, y: 0 }, isByKey: false, anchor: null }
  return <ElementMenu opened={opened} container={null} onClose={nothing} />
}

function OptionsOfBlock() {
  const [groupId = ''] = useEditor().document.groups.keys()
  return <OptionPopup element={{ groupId, field: null }} container={null} onClose={nothing} />
}

test.each([
  ['a menu', <Menu key="menu" defaultOpen label="" items={[]} trigger={<button type="button">los</button>} />, 16],
  ['the menu of a block', <MenuOfBlock key="block" />, beside],
  ['its options', <OptionsOfBlock key="options" />, beside],
])(
  '%s keeps 16 px from the edges of the window, and from the bar of tools what that takes',
  async (_, part, margin) => {
    margins.length = 0
    await openPart(part)
    await waitFor(() => expect(margins[0]).toEqual(margin))
    expect(barRoom).toBeGreaterThanOrEqual(16)
  },
)
