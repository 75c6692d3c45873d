import { useEffect } from 'react'
import type { BranchPart, ShellStore } from '../../session/shell.ts'
import { isOwnSurface } from '../page-element.ts'
import './shop-parts.css'

const parts: readonly string[] = ['hours', 'special', 'address', 'phone'] satisfies BranchPart[]

/** A click on hours, address or phone of a branch, in a block or around the blocks, opens what is filled in of it at that part. */
export function useShopClicks(shell: ShellStore): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.shopParts = ''
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const found = shopPartAt(event.target)
      // Who has marked words wants to copy them.
      if (!found || !document.getSelection()?.isCollapsed) return
      event.preventDefault()
      shell.setState({ dialog: { type: 'branch', ...found } })
    }
    // Before whoever follows links.
    document.addEventListener('click', open, { capture: true })
    return () => {
      delete dataset.shopParts
      document.removeEventListener('click', open, { capture: true })
    }
  }, [shell])
}

interface ShopPart {
  readonly branchId: string
  readonly at: BranchPart
  /** Row of days that was pressed, as the page names it. */
  readonly day?: string
}

/** The branch and the part of it that a node of the page shows; null for none. */
export function shopPartAt(target: EventTarget | null): ShopPart | null {
  if (!(target instanceof Element) || isOwnSurface(target)) return null
  const at = target.closest<HTMLElement>('[data-part]')
  const branchId = at?.closest<HTMLElement>('[data-branch]')?.dataset.branch
  const part = at?.dataset.part ?? ''
  if (!branchId || !parts.includes(part)) return null
  const day = part === 'hours' ? target.closest('dl > div')?.querySelector('dt')?.textContent : undefined
  return { branchId, at: part as BranchPart, ...(day && { day }) }
}
