import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  left: <path d="M3 5h18v2H3zM3 11h11v2H3zM3 17h15v2H3z" />,
  center: <path d="M3 5h18v2H3zM6.5 11h11v2h-11zM4.5 17h15v2h-15z" />,
  right: <path d="M3 5h18v2H3zM10 11h11v2H10zM6 17h15v2H6z" />,
}

export function AlignmentControl(props: ControlProps<OptionValue<'alignment'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
