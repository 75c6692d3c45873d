import type { Label } from '@blickfang/contract/kernel/label.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { definePart, type Part } from '../../ui/parts/define-part.ts'

export interface PanelProps {
  /** The panel's label in the editor's language. */
  readonly title: string
  readonly onClose: () => void
}

interface PanelBase<Name extends string> {
  /** Flag of the panel in the address. */
  readonly name: Name
  /** Words of the panel's button, and of its title. */
  readonly label: Label
  readonly icon: LucideIcon
  /** Which side of the languages its button stands on, or in the menu of further tools. */
  readonly side: 'before' | 'after' | 'more'
  /** The page goes on being edited beside it: its tools stay, and it scrolls. */
  readonly isBeside?: boolean
  /** The letter that opens and closes it, with Cmd or Ctrl. */
  readonly shortcut?: string
}

export interface Panel<Name extends string = string> extends PanelBase<Name> {
  readonly part: Part<ComponentType<PanelProps>>
}

/**
 * Declares a panel beside the page, in a folder's `panel.ts`: its button, its flag in the address and its code, which comes
 * when it is first wanted.
 *
 * @example
 * import { FileStack } from 'lucide-react'
 * export const pagesPanel = definePanel({
 *   name: 'pageMenu',
 *   label: { de: 'Seiten', fr: 'Pages', en: 'Pages' },
 *   icon: FileStack,
 *   side: 'after',
 *   load: async () => (await import('./pages/pages-panel.tsx')).PagesPanel,
 * })
 */
export function definePanel<const Name extends string>({
  load,
  ...panel
}: PanelBase<Name> & { readonly load: () => Promise<ComponentType<PanelProps>> }): Panel<Name> {
  return { ...panel, part: definePart(load) }
}
