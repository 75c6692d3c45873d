'use client'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { useMenuRequests } from '../menu/use-menu-requests.ts'
import { useShopClicks } from '../shop/use-shop-clicks.ts'
import { useAskedOptions } from './use-asked-options.ts'
import { usePointing } from './use-pointing.ts'

/**
 * Notes what pointer, finger and keys ask of the page while tools are on, from the first moment: the overlay, whose code comes a
 * moment later, draws what is chosen and opens what was asked for by then.
 */
export function PageEvents() {
  const session = useEditor()
  usePointing(session)
  useMenuRequests(session)
  useAskedOptions(session)
  useShopClicks(useShell())
  return null
}
