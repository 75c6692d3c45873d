import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  top: <path d="M3 3h18v2H3zM7 8h4v9H7zM13 8h4v5h-4z" />,
  center: <path d="M3 11h18v2H3zM7 5h4v14H7zM13 8h4v8h-4z" />,
  bottom: <path d="M3 19h18v2H3zM7 7h4v9H7zM13 11h4v5h-4z" />,
}

export function VerticalAlignmentControl(props: ControlProps<OptionValue<'verticalAlignment'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
