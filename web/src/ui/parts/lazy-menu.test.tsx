import { mount } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { LazyMenu } from '../lazy-menu.tsx'

const items = [{ key: 'a', label: 'Erstes', onSelect: () => undefined }]
const button = () => document.querySelector('button') as HTMLButtonElement

test('the first press opens the menu, and leaves it the focus: a finger that lets go focuses nothing else', async () => {
  await mount(<LazyMenu label="Weiteres" trigger={<button type="button">…</button>} items={items} />)
  const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0, pointerType: 'touch' })
  await act(async () => void button().dispatchEvent(press))
  expect(press.defaultPrevented).toBe(true)
  await waitFor(() => expect(document.querySelector('[role=menuitem]')?.textContent).toBe('Erstes'))
})
