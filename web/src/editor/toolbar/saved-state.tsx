'use client'
import { Check, CircleAlert, CloudOff, CloudUpload, GitCompareArrows, LogIn } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Hidden } from '../../ui/hidden.tsx'
import { loginHref } from '../address/edit-address.ts'
import { useConflicts, useDialog, useEditor, useSync } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import css from './toolbar.module.css'
import { useSavedWord } from './use-saved-word.ts'

/** Where the person's changes are: in words, and with the way out where something is wrong. */
export function SavedState() {
  const t = useToolWords()
  const sync = useSync('status', 'waiting', 'rejected', 'savedAt')
  const { status, waiting, rejected } = sync
  const said = useSavedWord(sync)
  const conflicts = useConflicts()
  const [, openDialog] = useDialog()
  const { locale } = useEditor().document
  const [conflict] = conflicts

  if (conflict) {
    return (
      <Problem
        icon={<GitCompareArrows size={16} />}
        words={t('saved.conflict', { count: conflicts.length })}
        onClick={() => openDialog({ type: 'conflict', conflictId: conflict.id })}
      />
    )
  }
  if (status === 'signedOut') {
    const here = window.location.pathname + window.location.search
    return (
      <Problem
        icon={<LogIn size={16} />}
        words={t('saved.signedOut')}
        onClick={() => window.location.assign(loginHref(locale, here))}
      />
    )
  }
  if (status === 'error' || rejected.length > 0) {
    return (
      <Problem
        icon={<CircleAlert size={16} />}
        words={t('saved.error')}
        onClick={() => openDialog({ type: 'problems' })}
      />
    )
  }
  const words = t(`saved.${said}`, { count: waiting })
  const isTrouble = status === 'offline' || said === 'slow'
  return (
    <span className={`${css.state} ${isTrouble ? css.warn : ''}`} title={words}>
      {status === 'saved' && <Check size={16} aria-hidden="true" />}
      {status === 'offline' && <CloudOff size={16} aria-hidden="true" />}
      {/* A still sign: while anything turns the browser draws every frame, and each key waits for the next one. */}
      {(status === 'typing' || status === 'saving' || status === 'conflict') && (
        <CloudUpload size={16} aria-hidden="true" />
      )}
      <span className={isTrouble ? css.said : css.wide} aria-hidden="true">
        {words}
      </span>
      <span role="status">
        <Hidden>{words}</Hidden>
      </span>
    </span>
  )
}

function Problem({ icon, words, onClick }: { icon: React.ReactNode; words: string; onClick: () => void }) {
  return (
    <Button variant="quiet" className={`${css.tool} ${css.alarm}`} icon={icon} title={words} onClick={onClick}>
      <span className={css.said}>{words}</span>
    </Button>
  )
}
