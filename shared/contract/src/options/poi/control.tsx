import { useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from './messages.generated.ts'
import { type PoiEntry, poiCount } from './option.ts'
import { PoiRowInputs } from './poi-row-inputs.tsx'
import { type PoiRow, parseRows, toEntries, toRows, typedInto } from './poi-rows.ts'

const blank: readonly PoiRow[] = [
  { latitude: '', longitude: '', icon: 'start' },
  { latitude: '', longitude: '', icon: 'end' },
]

/** Places of a stop, two at least. Input counts once every row holds a place. */
export function PoiControl({ id, option, value, onChange, services }: ControlProps<PoiEntry[] | null>) {
  const { typed, type, clear: forget } = useTyped(services, id)
  const [left, setLeft] = useState<readonly number[]>([])
  const t = translate(messages, services.language)
  const rows = (typed === null ? null : parseRows(typed)) ?? toRows(value)

  function change(next: readonly PoiRow[]) {
    const entries = toEntries(next)
    type(JSON.stringify(next), entries !== null)
    if (entries) onChange(entries)
  }
  const changeRow = (index: number, row: PoiRow) => change(rows.map((old, i) => (i === index ? row : old)))
  function moveUp(index: number) {
    const moved = rows[index]
    setLeft([])
    if (moved) change(rows.toSpliced(index, 1).toSpliced(index - 1, 0, moved))
  }
  function clear() {
    forget()
    setLeft([])
    onChange(null)
  }

  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, services.language)}</legend>
      {rows.map((row, index) => (
        <PoiRowInputs
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its inputs hold no state
          key={index}
          id={`${id}-${index}`}
          index={index}
          row={row}
          language={services.language}
          canRemove={rows.length > poiCount.min}
          isChecked={left.includes(index)}
          onLeave={() => setLeft((rows) => [...rows, index])}
          onType={(part, text) => changeRow(index, typedInto(row, part, text))}
          onIcon={(icon) => changeRow(index, { ...row, icon })}
          onMoveUp={() => moveUp(index)}
          onRemove={() => {
            setLeft([])
            change(rows.toSpliced(index, 1))
          }}
        />
      ))}
      <div className={css.row}>
        {rows.length === 0 ? (
          <button type="button" className={css.button} onClick={() => change(blank)}>
            {t('place')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={css.button}
              disabled={rows.length >= poiCount.max}
              onClick={() => change([...rows, { latitude: '', longitude: '', icon: 'party' }])}
            >
              {t('add')}
            </button>
            <button type="button" className={css.button} onClick={clear}>
              {t('clear')}
            </button>
          </>
        )}
      </div>
      <p className={css.hint}>{t('hint')}</p>
    </fieldset>
  )
}
