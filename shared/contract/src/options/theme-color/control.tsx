import type { ReactNode } from 'react'
import { ChoiceControl } from '../choice-control.tsx'
import { colorTokens } from '../color-swatches/option.ts'
import type { ControlProps } from '../control.ts'
import type { OptionValue } from '../options.generated.ts'

/** As the site's colours are on the page around it. */
const glyphs = Object.fromEntries(
  colorTokens.map((token) => [
    token,
    <circle key={token} cx="12" cy="12" r="10" stroke="currentColor" style={{ fill: `var(--color-${token})` }} />,
  ]),
) as { readonly [T in (typeof colorTokens)[number]]: ReactNode }

export function ThemeColorControl(props: ControlProps<OptionValue<'themeColor'>>) {
  return <ChoiceControl {...props} glyphs={glyphs} />
}
