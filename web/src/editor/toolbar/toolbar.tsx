'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import surface from '../../ui/surface.module.css'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'
import type { Panel } from '../panels/define-panel.ts'
import { panels, usePanel } from '../panels/use-panel.ts'
import { isPreview } from '../preview/preview-frame.ts'
import { shortcut } from '../shell/shortcut.ts'
import type { Travel } from '../shell/travel/use-travel.ts'
import { isTouched } from './is-touched.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { MoreTools } from './more-tools.tsx'
import { PreviewTool } from './preview-tool.tsx'
import { PublishTools } from './publish-tools.tsx'
import { SavedState } from './saved-state.tsx'
import { Tool } from './tool.tsx'
import css from './toolbar.module.css'
import { UndoRedo } from './undo-redo.tsx'

/** The editor's one bar, bottom centre. Closed, it is the button that opens it. Open, it is as wide as it ever gets: what comes and goes moves no button that stays. */
export function Toolbar({ travel }: { travel: Travel }) {
  const t = useToolWords()
  const [flags, openPanel] = usePanel()
  if (isPreview()) return null
  if (!flags.toolbar && !flags.panel) return <ClosedToolbar onOpen={() => openPanel('toolbar')} />
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.name')}
      data-editor-surface=""
      className={`${surface.surface} ${css.bar} ${css.open}`}
    >
      <PanelTools side="before" />
      <LocaleSwitcher />
      <PanelTools side="after" />
      <MoreTools />
      <PreviewTool />
      <span className={css.line} />
      <UndoRedo travel={travel} />
      <SavedState />
      <span className={css.end} data-tool="publish">
        <PublishTools />
        <Tool
          label={t('toolbar.close')}
          shortcut="Esc"
          tip="above-end"
          className={css.close}
          onClick={() => openPanel(null)}
        >
          <X size={17} />
        </Tool>
      </span>
    </div>
  )
}

/** A button for each panel of one side. */
function PanelTools({ side }: { side: Panel['side'] }) {
  const t = useToolWords()
  const { language } = useWords()
  const [flags, openPanel] = usePanel()
  return panels
    .filter((panel) => panel.side === side)
    .map(({ name, label, icon: Icon, shortcut: letter }, index) => (
      <Tool
        key={name}
        data-panel={name}
        label={labelIn(label, language)}
        shortcut={letter && shortcut(letter, t)}
        tip={side === 'before' && index === 0 ? 'above-start' : 'above'}
        aria-pressed={flags.panel === name}
        onClick={() => openPanel(flags.panel === name ? 'toolbar' : name)}
      >
        <Icon size={17} />
      </Tool>
    ))
}

function ClosedToolbar({ onOpen }: { onOpen: () => void }) {
  const t = useToolWords()
  const [hasTouch] = useState(() => isTouched())
  return (
    <div className={`${surface.surface} ${css.bar}`} data-editor-surface="">
      <Button
        variant="quiet"
        className={`${css.tool} ${css.opener}`}
        icon={<Pencil size={16} />}
        title={hasTouch ? undefined : shortcut('E', t)}
        onClick={onOpen}
      >
        {t('toolbar.open')}
      </Button>
    </div>
  )
}
