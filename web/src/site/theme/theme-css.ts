import type { Settings } from '@blickfang/contract/content/settings.ts'
import { fontStyle } from './font-stacks.ts'
import { makeGradient } from './make-gradient.ts'
import { makeDarkPalette, makePalette, type Palette } from './make-palette.ts'

type Appearance = Pick<Settings['appearance'], 'theme'> & Partial<Pick<Settings['appearance'], 'gradient' | 'fonts'>>

/** The theme as custom properties for a `<style>` element. The values are validated colours, so nothing can break out of it. */
export function themeCss({ theme, gradient, fonts = 'lens' }: Appearance): string {
  const declare = (palette: Palette) => `:root{${colors(palette)}${behind(gradient, palette)}}`
  // The styles of every page have the first pair.
  const families = fonts === 'lens' ? '' : fontStyle(fonts)
  return `${families}${declare(makePalette(theme))}@media (prefers-color-scheme:dark){${declare(makeDarkPalette(theme))}}`
}

function colors(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, color]) => `--${name.startsWith('on-') ? name : `color-${name}`}:${color}`)
    .join(';')
}

function behind(gradient: Appearance['gradient'], palette: Palette): string {
  const made = gradient && makeGradient(gradient, palette)
  return made ? `;--page-gradient:${made}` : ''
}
