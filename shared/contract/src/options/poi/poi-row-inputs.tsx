import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import { messages } from './messages.generated.ts'
import { type PoiIcon, poiIcons } from './option.ts'
import { type PoiRow, wrongPart } from './poi-rows.ts'

interface PoiRowInputsProps {
  readonly id: string
  readonly index: number
  readonly row: PoiRow
  readonly language: string
  readonly canRemove: boolean
  /** Somebody has been in the row and left it: now it may be wrong. */
  readonly isChecked: boolean
  readonly onLeave: () => void
  readonly onType: (part: 'latitude' | 'longitude', text: string) => void
  readonly onIcon: (icon: PoiIcon) => void
  readonly onMoveUp: () => void
  readonly onRemove: () => void
}

/** The inputs of a place: its position and its icon. */
export function PoiRowInputs({ id, index, row, language, canRemove, isChecked, ...on }: PoiRowInputsProps) {
  const t = translate(messages, language)
  const wrong = isChecked ? wrongPart(row) : null
  const nth = t('point', { number: index + 1 })
  return (
    <fieldset
      className={css.row}
      aria-label={nth}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) on.onLeave()
      }}
    >
      <span aria-hidden="true">{index + 1}</span>
      {(['latitude', 'longitude'] as const).map((part) => (
        <input
          key={part}
          id={`${id}-${part}`}
          type="text"
          inputMode="decimal"
          className={css.input}
          style={{ width: '7.5rem' }}
          aria-label={`${nth}: ${t(`${part}`)}`}
          placeholder={part === 'latitude' ? '47.4994' : '8.7291'}
          value={row[part]}
          aria-invalid={wrong === part}
          aria-describedby={`${id}-message`}
          autoComplete="off"
          onChange={(event) => on.onType(part, event.target.value)}
        />
      ))}
      <select
        className={css.input}
        style={{ width: '7rem' }}
        aria-label={`${nth}: ${t('icon')}`}
        value={row.icon}
        onChange={(event) => on.onIcon(event.target.value as PoiIcon)}
      >
        {poiIcons.map((icon) => (
          <option key={icon} value={icon}>
            {t(`icons.${icon}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={css.button}
        aria-label={`${nth}: ${t('up')}`}
        disabled={index === 0}
        onClick={on.onMoveUp}
      >
        ↑
      </button>
      <button
        type="button"
        className={css.button}
        aria-label={`${nth}: ${t('remove')}`}
        disabled={!canRemove}
        onClick={on.onRemove}
      >
        ×
      </button>
      <p id={`${id}-message`} className={css.message} style={{ flexBasis: '100%' }} aria-live="polite">
        {wrong && t('invalid')}
      </p>
    </fieldset>
  )
}
