import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

const glyphs = {
  grid: <path d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" />,
  masonry: <path d="M3 3h8v5H3zM13 3h8v11h-8zM3 10h8v11H3zM13 16h8v5h-8z" />,
  split: <path d="M3 3h8v8H3zM13 5h8v2h-8zM13 9h5v2h-5zM13 13h8v8h-8zM3 15h8v2H3zM3 19h5v2H3z" />,
  carousel: <path d="M7 5h10v14H7zM2 8h3v8H2zM19 8h3v8h-3z" />,
  avatar: <path d="M12 3a6 6 0 110 12 6 6 0 010-12zM6 18h12v2H6z" />,
  list: <path d="M3 5h10v2H3zM3 11h10v2H3zM3 17h10v2H3zM18.5 8a4 4 0 110 8 4 4 0 010-8z" />,
  shelf: (
    <path d="M3 14V8a3 3 0 016 0v6zM10 14V8a3 3 0 016 0v6zM17 14V8a3 3 0 016 0v6zM1 15h22v2H1zM4 19h4v3H4zM11 19h4v3h-4z" />
  ),
  timeline: <path d="M2 6h20v2H2zM2 4h2v6H2zM8 4h2v6H8zM18 4h2v6h-2zM2 13h4v7H2zM8 13h8v7H8zM18 13h4v7h-4z" />,
  window: <path d="M1 5h4v14H1zM5.5 5h4v14h-4zM10 5h4v14h-4zM14.5 5h4v14h-4zM19 5h4v14h-4z" />,
}

export function GridLayoutControl(props: ControlProps<OptionValue<'gridLayout'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
