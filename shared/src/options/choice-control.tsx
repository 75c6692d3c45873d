import type { ReactNode } from 'react'
import type { ControlProps } from '../kernel/control.ts'
import { labelIn } from '../kernel/label.ts'
import css from './control.module.css'

interface ChoiceControlProps<Value extends string> extends ControlProps<Value> {
  /** A drawing for each value, 24 by 24; the value's name is always there as well. */
  glyphs?: { readonly [V in Value]: ReactNode }
  /** Pairs of values side by side, for places that are left or right. */
  isPaired?: boolean
}

/** A group of radio buttons for an option with named values: the control of every choice. */
export function ChoiceControl<Value extends string>({
  id,
  option,
  value,
  onChange,
  services,
  glyphs,
  isPaired,
}: ChoiceControlProps<Value>) {
  const offered = (option.filter ?? Object.keys(option.values)) as readonly Value[]
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, services.language)}</legend>
      <div className={css.choices} data-paired={isPaired || undefined}>
        {offered.map((name) => (
          <label key={name} className={css.choice}>
            <input type="radio" name={id} value={name} checked={name === value} onChange={() => onChange(name)} />
            {glyphs && (
              <svg viewBox="0 0 24 24" className={css.glyph} fill="currentColor" aria-hidden="true">
                {glyphs[name]}
              </svg>
            )}
            <span>{nameOf(option.values[name], name, services.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function nameOf(label: Parameters<typeof labelIn>[0] | undefined, name: string, language: string): string {
  return label ? labelIn(label, language) : name
}
