'use client'
import { CheckCheck, FileClock, History, Languages, Send } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Hidden } from '../../ui/hidden.tsx'
import { useDialog } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { usePanel } from '../panels/use-panel.ts'
import { usePublication } from '../publication/publication.tsx'
import { Tool } from './tool.tsx'
import css from './toolbar.module.css'

/** Changes, missing translations, revert and publish: only what there is something to do about. Else the word that the page is live, or that others wait. */
export function PublishTools() {
  const t = useToolWords()
  const { publication } = usePublication()
  const [, openDialog] = useDialog()
  if (!publication) return null
  const { total, elsewhere, missingTotal } = publication
  const isBlocked = missingTotal > 0
  const toLookAt = publication.stale.length + publication.unchecked.length
  const translations = isBlocked
    ? t('toolbar.missing', { count: missingTotal })
    : toLookAt > 0 && t('toolbar.look', { count: toLookAt })
  if (total === 0 && !translations) {
    if (elsewhere > 0) return <Elsewhere count={elsewhere} />
    return (
      <span className={`${css.state} ${css.wide}`}>
        <CheckCheck size={16} aria-hidden="true" />
        {t('toolbar.allLive')}
      </span>
    )
  }
  return (
    <>
      {translations && (
        <Button
          variant="quiet"
          className={`${css.tool} ${css.counted} ${css.translations} ${isBlocked ? css.warn : ''}`}
          icon={<Languages size={17} />}
          title={translations}
          onClick={() => openDialog({ type: 'missing' })}
        >
          <span className={css.wide}>{translations}</span>
          <Narrow words={translations} count={missingTotal || toLookAt} />
        </Button>
      )}
      {total > 0 && (
        <>
          <Button
            variant="quiet"
            className={`${css.tool} ${css.counted} ${css.changes}`}
            title={t('toolbar.changes', { count: total })}
            onClick={() => openDialog({ type: 'publish' })}
          >
            <span className={css.wide}>{t('toolbar.changes', { count: total })}</span>
            <Narrow words={t('toolbar.changes', { count: total })} count={total} />
          </Button>
          <Tool
            label={t('toolbar.revert')}
            className={css.revert}
            tip="above-end"
            onClick={() => openDialog({ type: 'revert' })}
          >
            <History size={17} />
          </Tool>
          <Button
            className={css.publish}
            data-blocked={isBlocked}
            title={isBlocked ? t('toolbar.publishBlocked') : t('toolbar.publish')}
            onClick={() => openDialog({ type: 'publish' })}
          >
            <span className={css.wide}>{t('toolbar.publish')}</span>
            <span className={css.narrow}>
              <Send size={17} aria-hidden="true" />
              <Hidden>{t('toolbar.publish')}</Hidden>
            </span>
          </Button>
        </>
      )}
    </>
  )
}

/** This page is live as it is; others are not, such as those of a collection that was sorted. The list of pages marks them. */
function Elsewhere({ count }: { count: number }) {
  const t = useToolWords()
  const [flags, openPanel] = usePanel()
  const words = t('toolbar.elsewhere', { count })
  return (
    <Button
      variant="quiet"
      className={`${css.tool} ${css.counted}`}
      icon={<FileClock size={17} />}
      title={words}
      aria-pressed={flags.panel === 'pageMenu'}
      onClick={() => openPanel(flags.panel === 'pageMenu' ? 'toolbar' : 'pageMenu')}
    >
      <span className={css.wide}>{words}</span>
      <Narrow words={words} count={count} />
    </Button>
  )
}

function Narrow({ words, count }: { words: string; count: number }) {
  return (
    <span className={css.narrow}>
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
      <Hidden>{words}</Hidden>
    </span>
  )
}
