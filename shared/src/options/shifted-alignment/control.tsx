import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  default: <path d="M3 7h8v2H3zM3 11h8v2H3zM3 15h5v2H3zM14 6h7v12h-7z" />,
  mediaAboveText: <path d="M4 3h16v10H4zM4 16h16v2H4zM4 20h10v2H4z" />,
  textAboveMedia: <path d="M4 2h16v2H4zM4 6h10v2H4zM4 11h16v10H4z" />,
}

export function ShiftedAlignmentControl(props: ControlProps<OptionValue<'shiftedAlignment'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
