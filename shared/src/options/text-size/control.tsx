import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

export function TextSizeControl(props: ControlProps<OptionValue<'textSize'>>) {
  return <ChoiceControl {...props} />
}
