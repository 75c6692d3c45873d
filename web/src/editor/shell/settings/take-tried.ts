import { setSettings } from '../../commands/set-settings.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { fontsPath, triedFonts, tryFonts } from './tried-fonts.ts'
import { logoIds, triedLogos, tryLogos } from './tried-logos.ts'
import { pathsOf, triedTheme, tryTheme } from './tried-theme.ts'

/** Makes tried colours, fonts and logos those of the site, live at once, all in one step of undo. */
export async function takeTried(session: EditorSession): Promise<void> {
  if (!session.document.settings.getState().values) await session.loadSettings()
  const { theme } = triedTheme.getState()
  const { logos } = triedLogos.getState()
  const { pair } = triedFonts.getState()
  const values = { ...(theme && pathsOf(theme)), ...(pair && { [fontsPath]: pair }), ...(logos && logoIds(logos)) }
  if (Object.keys(values).length === 0) return
  for (const medium of Object.values(logos ?? {})) if (medium) session.rememberMedia(medium)
  session.run(setSettings, { values })
  discardTried()
}

/** Ends the trial: the page is as the settings have it. */
export function discardTried(): void {
  tryTheme(null)
  tryFonts(null)
  tryLogos(null)
}
