import { labelIn } from '../../kernel/label.ts'
import type { ControlProps } from '../control.ts'
import { SelectControl } from '../select-control.tsx'
import type { BusinessKind } from './option.ts'

export function BusinessKindControl(props: ControlProps<BusinessKind>) {
  const { option, services } = props
  const offered = Object.entries(option.values).map(([value, label]) => ({
    value: value as BusinessKind,
    label: labelIn(label, services.language),
  }))
  return <SelectControl {...props} offered={offered} />
}
