'use client'
import { FileStack, Pencil, Settings2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import surface from '../../ui/surface.module.css'
import type { EditPanel } from '../address/edit-address.ts'
import { usePanel } from '../address/use-panel.ts'
import { useWords } from '../locales/words.tsx'
import { shortcut } from '../shell/shortcut.ts'
import type { Travel } from '../shell/use-travel.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { PublishTools } from './publish-tools.tsx'
import { SavedState } from './saved-state.tsx'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'
import { UndoRedo } from './undo-redo.tsx'

/** The editor's one bar, bottom centre. Closed, it is the button that opens it. Open, it is as wide as it ever gets: what comes and goes moves no button that stays. */
export function Toolbar({ travel }: { travel: Travel }) {
  const { panels: t } = useWords()
  const [flags, openPanel] = usePanel()
  const isPanelOpen = flags.pageMenu || flags.settings
  if (!flags.toolbar && !isPanelOpen) return <ClosedToolbar onOpen={() => openPanel('toolbar')} />

  const toggle = (panel: EditPanel) => () => openPanel(flags[panel] ? 'toolbar' : panel)
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.name')}
      data-editor-surface=""
      className={`${surface.surface} ${styles.bar} ${styles.open} ${isPanelOpen ? styles.above : ''}`}
    >
      <Tool label={t('toolbar.settings')} tip="above-start" aria-pressed={flags.settings} onClick={toggle('settings')}>
        <Settings2 size={17} />
      </Tool>
      <LocaleSwitcher />
      <Tool label={t('toolbar.pages')} aria-pressed={flags.pageMenu} onClick={toggle('pageMenu')}>
        <FileStack size={17} />
      </Tool>
      <span className={styles.line} />
      <UndoRedo travel={travel} />
      <SavedState />
      <span className={styles.end}>
        <PublishTools />
        <Tool label={t('toolbar.close')} shortcut="Esc" tip="above-end" onClick={() => openPanel(null)}>
          <X size={17} />
        </Tool>
      </span>
    </div>
  )
}

function ClosedToolbar({ onOpen }: { onOpen: () => void }) {
  const { panels: t } = useWords()
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  return (
    <div className={`${surface.surface} ${styles.bar}`} data-editor-surface="">
      <Button
        variant="quiet"
        className={`${styles.tool} ${styles.opener}`}
        icon={<Pencil size={16} />}
        title={isTouched ? undefined : shortcut('E', t)}
        onClick={onOpen}
      >
        {t('toolbar.open')}
      </Button>
    </div>
  )
}
