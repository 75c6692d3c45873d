'use client'
import { ExternalLink, ListTree } from 'lucide-react'
import { Menu } from '../../../../ui/menu.tsx'
import { usePanel } from '../../use-panel.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'

interface MenuOfferProps {
  /** Name of the entry that was pressed. */
  readonly name: string
  /** Where, in CSS pixels of the window. */
  readonly at: { readonly x: number; readonly y: number }
  /** Follows the entry. */
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Menu at a pressed entry of the site's own menu: the page that it names, or the panel in which the menu is edited. */
export function MenuOffer({ name, at, onOpen, onClose }: MenuOfferProps) {
  const t = usePagesWords()
  const [, openPanel] = usePanel()
  return (
    <Menu
      defaultOpen
      label={t('offer')}
      align="start"
      onClose={onClose}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('offer')}
          style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1, padding: 0, border: 0, opacity: 0 }}
        />
      }
      items={[
        { key: 'open', label: t('openPage', { name }), icon: <ExternalLink size={16} />, onSelect: onOpen },
        {
          key: 'edit',
          label: t('editMenu'),
          icon: <ListTree size={16} />,
          onSelect: () => openPanel('pageMenu'),
        },
      ]}
    />
  )
}
