import type { ReactNode } from 'react'
import { labelIn } from '../kernel/label.ts'
import { Choice } from './choice.tsx'
import type { ControlProps } from './control.ts'

interface ChoiceControlProps<Value extends string> extends ControlProps<Value> {
  /** Drawings that are more than the path of `option.glyphs`. */
  glyphs?: { readonly [V in Value]: ReactNode }
}

/** A choice among the named values of an option. */
export function ChoiceControl<Value extends string>(props: ChoiceControlProps<Value>) {
  const { option, value, onChange, services, glyphs, isAllowed } = props
  const names = (option.filter ?? Object.keys(option.values)) as readonly Value[]
  const offered = names.map((name) => ({
    value: name,
    label: nameOf(option.values[name], name, services.language),
    glyph: glyphs?.[name] ?? (option.glyphs?.[name] && <path d={option.glyphs[name]} />),
    isDisabled: name !== value && isAllowed?.(name) === false,
  }))
  const label = labelIn(option.label, services.language)
  return <Choice label={label} value={value} offered={offered} onChange={onChange} isPaired={option.isPaired} />
}

function nameOf(label: Parameters<typeof labelIn>[0] | undefined, name: string, language: string): string {
  return label ? labelIn(label, language) : name
}
