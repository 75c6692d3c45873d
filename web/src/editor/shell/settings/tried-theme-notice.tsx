'use client'
import { Button } from '../../../ui/button.tsx'
import surface from '../../../ui/surface.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useToolWords } from '../../locales/tool-words.tsx'
import above from '../above-bar.module.css'
import { useAction } from '../actions/use-action.ts'
import { discardTried, takeTried } from './take-tried.ts'
import css from './tried-theme-notice.module.css'
import { triedWord, useTried } from './use-tried.ts'

/** Says on the page that its colours, its fonts or its logo are only tried, for as long as they are, and ends that one way or the other. */
export function TriedThemeNotice() {
  const t = useToolWords()
  const tried = useTried()
  if (tried.length === 0) return null
  return (
    <div className={`${surface.surface} ${above.above} ${css.notice}`} role="status" data-editor-surface="">
      <p className={css.text}>{t('tried.text', { what: triedWord(tried) })}</p>
      <TriedThemeActions />
    </div>
  )
}

/** Take them or not. */
export function TriedThemeActions() {
  const t = useToolWords()
  const session = useEditor()
  const { run, isBusy } = useAction()
  // What fails is still tried: nothing was taken, and nothing is lost.
  const take = () => run(t('tried.failed'), () => takeTried(session))
  return (
    <div className={css.actions}>
      <Button busy={isBusy} onClick={() => void take()}>
        {t('tried.take')}
      </Button>
      <Button variant="quiet" onClick={discardTried}>
        {t('tried.discard')}
      </Button>
    </div>
  )
}
