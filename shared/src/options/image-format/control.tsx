import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  square: <path d="M4 4h16v16H4z" />,
  portrait: <path d="M6 3h12v18H6z" />,
}

export function ImageFormatControl(props: ControlProps<OptionValue<'imageFormat'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
