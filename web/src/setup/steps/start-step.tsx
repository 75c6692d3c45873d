'use client'
import { ArrowRight } from 'lucide-react'
import sheet from '../../ui/lone-card.module.css'
import text from '../../ui/text.module.css'
import type { Answers } from '../answers.ts'
import css from '../setup.module.css'
import type { SetupWords } from '../setup-words.ts'

interface StartStepProps {
  t: SetupWords
  hasPages: boolean
  offersDemo: boolean
  onChoose: (way: Answers['way']) => void
}

/** Choice between the demo and a site of one's own. */
export function StartStep({ t, hasPages, offersDemo, onChoose }: StartStepProps) {
  return (
    <div className={css.form}>
      <header className={css.words}>
        <h1 className={`${sheet.title} ${css.title}`}>{t('start.title')}</h1>
        <p className={text.text}>{hasPages ? t('start.hasPages') : t('start.intro')}</p>
      </header>
      <div className={css.ways}>
        {hasPages ? (
          <Way label={t('start.account')} onClick={() => onChoose('account')} isFirst />
        ) : (
          <>
            <Way label={t('start.own')} hint={t('start.ownHint')} onClick={() => onChoose('own')} isFirst />
            {offersDemo && <Way label={t('start.demo')} hint={t('start.demoHint')} onClick={() => onChoose('demo')} />}
          </>
        )}
      </div>
    </div>
  )
}

interface WayProps {
  label: string
  hint?: string
  isFirst?: boolean
  onClick: () => void
}

function Way({ label, hint, isFirst, onClick }: WayProps) {
  return (
    <button type="button" className={css.wayTo} data-first={isFirst || undefined} onClick={onClick}>
      <span className={css.wayLabel}>
        {label}
        <ArrowRight size={18} aria-hidden="true" />
      </span>
      {hint && <span className={css.wayHint}>{hint}</span>}
    </button>
  )
}
