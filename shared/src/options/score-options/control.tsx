import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

export function ScoreOptionsControl(props: ControlProps<OptionValue<'scoreOptions'>>) {
  return <ChoiceControl {...props} />
}
