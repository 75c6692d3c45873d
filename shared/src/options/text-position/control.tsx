import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

function glyph(x: number, y: number) {
  return <path fillRule="evenodd" d={`M2 3h20v18H2zM4 5v14h16V5zM${x} ${y}h7v2h-7zM${x} ${y + 3}h5v2h-5z`} />
}

const glyphs = {
  'top-left': glyph(5, 6),
  'top-right': glyph(12, 6),
  'center-left': glyph(5, 9.5),
  'center-right': glyph(12, 9.5),
  'bottom-left': glyph(5, 13),
  'bottom-right': glyph(12, 13),
}

export function TextPositionControl(props: ControlProps<OptionValue<'textPosition'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} isPaired />
}
