import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import { messages } from './messages.generated.ts'
import week from './week-hours.module.css'

interface DayToolsProps {
  readonly day: string
  readonly language: string
  /** The day is closed, and its one input has room for hours. */
  readonly isEmpty: boolean
  readonly isCopying: boolean
  readonly onAdd: () => void
  readonly onClose: () => void
  readonly onCopy: () => void
}

/** Buttons for a day, besides typing. */
export function DayTools({ day, language, isEmpty, isCopying, onAdd, onClose, onCopy }: DayToolsProps) {
  const t = translate(messages, language)
  return (
    <div className={week.tools}>
      {!isEmpty && (
        <>
          <button type="button" className={css.button} aria-label={t('addTo', { day })} onClick={onAdd}>
            <span aria-hidden="true">+ </span>
            {t('add')}
          </button>
          <button type="button" className={css.button} aria-label={t('closeDay', { day })} onClick={onClose}>
            {t('close')}
          </button>
        </>
      )}
      <button
        type="button"
        className={css.button}
        aria-label={t('copyDay', { day })}
        aria-expanded={isCopying}
        onClick={onCopy}
      >
        {t('copy')}
      </button>
    </div>
  )
}
