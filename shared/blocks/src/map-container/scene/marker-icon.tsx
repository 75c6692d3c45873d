import type { PoiIcon } from '@blickfang/contract/options/poi/option.ts'
import css from '../map-container.module.css'

/** Sign of a marker: a hole's number at its start, a flag at its end, a glass where people meet, else nothing. */
export function MarkerIcon({ icon, number }: { icon: PoiIcon; number: number | null }) {
  return (
    <>
      <svg viewBox="0 0 44 52" className={css.pin} aria-hidden="true">
        <path d="M22 51C17 43 4 34 4 21a18 18 0 1 1 36 0c0 13-13 22-18 30Z" />
        {icon === 'end' && <path className={css.sign} d="M17 33V11l13 5-13 6" />}
        {icon === 'party' && <path className={css.sign} d="M14 12h16l-8 9v10m-5 1h10M22 21l8-9" />}
        {icon === 'start' && number === null && <circle className={css.sign} cx="22" cy="21" r="6" />}
      </svg>
      {number !== null && (
        <span className={css.pinNumber} data-corner={icon === 'start' ? undefined : ''} aria-hidden="true">
          {number}
        </span>
      )}
    </>
  )
}
