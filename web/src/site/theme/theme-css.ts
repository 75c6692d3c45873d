import type { Settings } from '@blickfang/shared/content/settings.ts'
import { makeDarkPalette, makePalette, type Palette } from './make-palette.ts'

/** The theme as custom properties for a `<style>` element. The values are validated colours, so nothing can break out of it. */
export function themeCss(theme: Settings['appearance']['theme']): string {
  return `:root{${declare(makePalette(theme))}}@media (prefers-color-scheme:dark){:root{${declare(makeDarkPalette(theme))}}}`
}

function declare(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, color]) => `--${name.startsWith('on-') ? name : `color-${name}`}:${color}`)
    .join(';')
}
