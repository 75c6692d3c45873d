'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Ellipsis, X } from 'lucide-react'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { useWindowSize } from '../../ui/use-window-size.ts'
import { useWords } from '../locales/words.tsx'
import { panels, usePanel } from '../panels/use-panel.ts'
import { Tool } from './tool.tsx'

/** Up to here the bar has no room for the button that closes it, as in its styles. */
const narrow = 480

/** What one needs now and then: it would fill the bar. */
export function MoreTools() {
  const { panels: t, language } = useWords()
  const [flags, openPanel] = usePanel()
  const { width } = useWindowSize()
  const further = panels
    .filter(({ side }) => side === 'more')
    .map(
      ({ name, label, icon: Icon }): MenuItem => ({
        key: name,
        label: labelIn(label, language),
        icon: <Icon size={16} aria-hidden="true" />,
        onSelect: () => openPanel(flags.panel === name ? 'toolbar' : name),
      }),
    )
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
        <Tool label={t('toolbar.more')}>
          <Ellipsis size={17} />
        </Tool>
      }
      items={width <= narrow ? [...further, close] : further}
    />
  )
}
