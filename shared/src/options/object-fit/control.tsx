import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  cover: <path d="M3 4h18v16H3z" />,
  contain: <path fillRule="evenodd" d="M3 4h18v16H3zM5 6v12h14V6zM8 6h8v12H8z" />,
}

export function ObjectFitControl(props: ControlProps<OptionValue<'objectFit'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
