import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  stacked: <path d="M7 2h10v6H7zM7 9h10v6H7zM7 16h10v6H7z" />,
  columns: <path d="M5 3h6v8H5zM13 3h6v8h-6zM5 13h6v8H5zM13 13h6v8h-6z" />,
  swipe: <path d="M5 5h9v14H5zM16 5h6v14h-6z" />,
  list: <path d="M4 4h4v4H4zM10 5h10v2H10zM4 10h4v4H4zM10 11h10v2H10zM4 16h4v4H4zM10 17h10v2H10z" />,
}

export function PhoneLayoutControl(props: ControlProps<OptionValue<'phoneLayout'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
