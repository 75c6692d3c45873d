import type { ReactNode } from 'react'
import type { ControlProps } from '../kernel/control.ts'
import { labelIn } from '../kernel/label.ts'
import { Choice } from './choice.tsx'

interface ChoiceControlProps<Value extends string> extends ControlProps<Value> {
  /** A drawing for each value, 24 by 24; the value's name is always there as well. */
  glyphs?: { readonly [V in Value]: ReactNode }
  /** Pairs of values side by side, for places that are left or right. */
  isPaired?: boolean
}

/** A choice among the named values of an option. */
export function ChoiceControl<Value extends string>({
  option,
  value,
  onChange,
  services,
  glyphs,
  isPaired,
  isAllowed,
}: ChoiceControlProps<Value>) {
  const names = (option.filter ?? Object.keys(option.values)) as readonly Value[]
  const offered = names.map((name) => ({
    value: name,
    label: nameOf(option.values[name], name, services.language),
    glyph: glyphs?.[name],
    isDisabled: name !== value && isAllowed?.(name) === false,
  }))
  const label = labelIn(option.label, services.language)
  return <Choice label={label} value={value} offered={offered} onChange={onChange} isPaired={isPaired} />
}

function nameOf(label: Parameters<typeof labelIn>[0] | undefined, name: string, language: string): string {
  return label ? labelIn(label, language) : name
}
