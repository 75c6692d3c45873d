import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  grid: <path d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" />,
  masonry: <path d="M3 3h8v5H3zM13 3h8v11h-8zM3 10h8v11H3zM13 16h8v5h-8z" />,
  split: <path d="M3 3h8v8H3zM13 5h8v2h-8zM13 9h5v2h-5zM13 13h8v8h-8zM3 15h8v2H3zM3 19h5v2H3z" />,
  carousel: <path d="M7 5h10v14H7zM2 8h3v8H2zM19 8h3v8h-3z" />,
  avatar: <path d="M12 3a6 6 0 110 12 6 6 0 010-12zM6 18h12v2H6z" />,
}

export function GridLayoutControl(props: ControlProps<OptionValue<'gridLayout'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
