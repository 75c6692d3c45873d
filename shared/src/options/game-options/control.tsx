import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

export function GameOptionsControl(props: ControlProps<OptionValue<'gameOptions'>>) {
  return <ChoiceControl {...props} />
}
