import { labelIn } from '../../kernel/label.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { type ColorToken, colorNames, colorTokens } from './option.ts'

/** The site's colours as round swatches; they show the colours of the page around them. */
export function ColorSwatchesControl({ id, option, value, onChange, services }: ControlProps<ColorToken | null>) {
  const offered = colorTokens.filter((token) => option.filter?.includes(token) ?? true)
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, services.language)}</legend>
      <div className={css.choices}>
        {[null, ...offered].map((token) => (
          <label key={token ?? 'reset'} className={css.swatch}>
            <input
              type="radio"
              name={id}
              value={token ?? 'reset'}
              checked={token === value}
              onChange={() => onChange(token)}
            />
            <span
              className={css.color}
              data-reset={token === null || undefined}
              style={token ? { background: `var(--color-${token})` } : undefined}
            />
            <span>{labelIn(colorNames[token ?? 'reset'], services.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
