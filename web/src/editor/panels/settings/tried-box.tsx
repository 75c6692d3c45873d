import text from '../../../ui/text.module.css'
import { useToolWords } from '../../locales/tool-words.tsx'
import { TriedThemeActions } from '../../shell/settings/tried-theme-notice.tsx'
import { type Tried, triedWord, useTried } from '../../shell/settings/use-tried.ts'
import css from './settings-panel.module.css'

/** Says in the section in which one tries that nothing is taken yet, and ends the trial one way or the other. */
export function TriedBox({ isOf }: { readonly isOf: Tried }) {
  const t = useToolWords()
  const tried = useTried()
  if (!tried.includes(isOf)) return null
  return (
    <div className={css.tried} role="status">
      <p className={text.text}>{t('tried.text', { what: triedWord(tried) })}</p>
      <TriedThemeActions />
    </div>
  )
}
