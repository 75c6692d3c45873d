import { labelIn } from '../../kernel/label.ts'
import { type Locale, localeName, locales } from '../../kernel/locale.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'

/** All languages with a tick each; one that has to stay cannot be taken away. */
export function LanguagesControl({ option, value, onChange, services, isAllowed }: ControlProps<Locale[]>) {
  const { language } = services
  const toggled = (locale: Locale) =>
    locales.filter((other) => (other === locale ? !value.includes(locale) : value.includes(other)))
  const isFree = (locale: Locale) => {
    const next = toggled(locale)
    return next.length > 0 && (isAllowed?.(next) ?? true)
  }
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, language)}</legend>
      {locales.map((locale) => (
        <label key={locale} className={css.check}>
          <input
            type="checkbox"
            checked={value.includes(locale)}
            disabled={value.includes(locale) && !isFree(locale)}
            onChange={() => onChange(toggled(locale))}
          />
          {localeName(locale, language)}
        </label>
      ))}
    </fieldset>
  )
}
