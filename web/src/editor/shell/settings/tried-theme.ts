import type { Settings } from '@blickfang/contract/content/settings.ts'
import { createStore } from 'zustand/vanilla'
import { readKept, writeKept } from '../../context/kept-texts.ts'
import { isPreview } from '../../preview/preview-frame.ts'

export type Theme = Settings['appearance']['theme']

const name = 'settings:tried-theme'
const prefix = 'appearance.theme.'
// Without the schema of the settings, which would come with the first load of every page in edit mode.
const names = ['primary', 'secondary', 'background', 'header', 'footer'] as const
const color = /^#[0-9a-f]{6}$/i

/** Colours that somebody tries on the page of their own browser: nobody else sees them, and nothing is saved, until they take them. */
export const triedTheme = createStore<{ readonly theme: Theme | null }>(() => ({ theme: null }))

/** Kept at once, over a reload and a crash; null ends the trial. */
export function tryTheme(theme: Theme | null): void {
  writeKept(name, theme && JSON.stringify(theme))
  triedTheme.setState({ theme })
}

/** Goes on with what was tried before a reload, and with what another tab tries. Returns the teardown. */
export function followTriedTheme(): () => void {
  // What visitors will see is looked at there, and nobody has taken these colours.
  if (isPreview()) return () => {}
  const follow = () => triedTheme.setState({ theme: readTheme(readKept(name)) })
  follow()
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The colours by the paths of their settings. */
export function pathsOf(theme: Theme): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(theme).map(([key, value]) => [prefix + key, value]))
}

/** The same colours with one that is another; null for what is no colour of the theme. */
export function withColor(theme: Theme, path: string, value: unknown): Theme | null {
  const key = path.startsWith(prefix) ? path.slice(prefix.length) : ''
  return key in theme ? asTheme({ ...theme, [key]: value }) : null
}

function readTheme(text: string | null): Theme | null {
  if (text === null) return null
  try {
    return asTheme(JSON.parse(text))
  } catch {
    // Another version's, or cut off: a trial that nobody has taken.
    return null
  }
}

/** Null for what is no five colours: a page is not drawn in anything else. */
function asTheme(value: unknown): Theme | null {
  const kept = Object(value) as Partial<Record<string, unknown>>
  const isWhole = names.every((one) => typeof kept[one] === 'string' && color.test(kept[one]))
  return isWhole ? (Object.fromEntries(names.map((one) => [one, kept[one]])) as unknown as Theme) : null
}
