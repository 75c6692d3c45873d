'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Ellipsis, Eye, Focus, Keyboard, Search, X } from 'lucide-react'
import { useStore } from 'zustand'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { useWindowSize } from '../../ui/use-window-size.ts'
import { useDialog, useEditor, useOverlay, usePageEntries } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'
import { requestsPanel } from '../panels/requests/panel.ts'
import { unreadRequests } from '../panels/requests/unread-requests.ts'
import { panels, usePanel } from '../panels/use-panel.ts'
import { keyOf } from '../shell/shortcut.ts'
import { useOpenPreview } from '../shell/use-open-page.ts'
import { Tool } from './tool.tsx'
import css from './toolbar.module.css'

/** Width up to which the bar may have no room for looking at the page and none for closing the bar, in px, as in its styles. */
const narrow = 480

/** Menu of tools that are needed now and then: they would fill the bar. */
export function MoreTools() {
  const t = useToolWords()
  const { language } = useWords()
  const [flags, openPanel] = usePanel()
  const { width } = useWindowSize()
  const { overlay, document } = useEditor()
  const page = usePageEntries()[document.pageId]
  const openPreview = useOpenPreview()
  const [, openDialog] = useDialog()
  const isSpotlit = useOverlay((state) => state.isSpotlit)
  const { count: unread } = useStore(unreadRequests)
  const further = panels
    .filter(({ side }) => side === 'more')
    .map(
      ({ name, label, icon: Icon }): MenuItem => ({
        key: name,
        label: labelIn(label, language),
        icon: <Icon size={16} aria-hidden="true" />,
        ...(name === requestsPanel.name && unread > 0 && { aside: t('toolbar.unread', { count: unread }) }),
        onSelect: () => openPanel(flags.panel === name ? 'toolbar' : name),
      }),
    )
  const own: readonly MenuItem[] = [
    ...(page && width <= narrow
      ? [
          {
            key: 'preview',
            label: t('toolbar.preview'),
            icon: <Eye size={16} aria-hidden="true" />,
            onSelect: () => void openPreview(page),
          },
        ]
      : []),
    {
      key: 'palette',
      label: t('toolbar.palette'),
      icon: <Search size={16} aria-hidden="true" />,
      aside: keyOf('palette', t),
      onSelect: () => openDialog({ type: 'palette' }),
    },
    {
      key: 'spotlight',
      label: t(isSpotlit ? 'toolbar.spotlightOff' : 'toolbar.spotlight'),
      icon: <Focus size={16} aria-hidden="true" />,
      onSelect: () => overlay.send({ type: 'spotlight', isOn: !isSpotlit }),
    },
    {
      key: 'keys',
      label: t('toolbar.help'),
      icon: <Keyboard size={16} aria-hidden="true" />,
      aside: keyOf('help', t),
      onSelect: () => openDialog({ type: 'keys' }),
    },
  ]
  const close: MenuItem = {
    key: 'close',
    label: t('toolbar.close'),
    icon: <X size={16} aria-hidden="true" />,
    separated: true,
    onSelect: () => openPanel(null),
  }
  return (
    <LazyMenu
      side="top"
      align="start"
      label={t('toolbar.more')}
      trigger={
        <Tool label={unread > 0 ? t('toolbar.moreUnread', { count: unread }) : t('toolbar.more')}>
          <Ellipsis size={17} />
          {unread > 0 && <span className={css.dot} aria-hidden="true" />}
        </Tool>
      }
      items={[...further, ...own, ...(width <= narrow ? [close] : [])]}
    />
  )
}
