import { settingsValues } from '@blickfang/contract/content/settings-values/settings-values.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { pickMedia, type ShellStore } from '../../session/shell.ts'
import { type LogoPath, triedLogos, tryLogos } from '../../shell/settings/tried-logos.ts'

/** Opens the library, and tries the picture that is chosen in the place of the logo that stands there. */
export async function chooseLogo(session: EditorSession, shell: ShellStore, { dataset }: HTMLElement): Promise<void> {
  const media = await pickMedia(shell, 'image')
  if (!media) return
  session.rememberMedia(media)
  // Without them, as without a network, the picture is tried all the same.
  await session.loadSettings().catch((error: unknown) => console.warn(error))
  const { values: settings } = session.document.settings.getState()
  const saved = settings ? settingsValues(settings) : {}
  const { logos } = triedLogos.getState()
  const { 'header.alternativeLogo': forDark = null } = { ...saved, ...logos }
  const isDark = dataset.onDark !== undefined || matchMedia('(prefers-color-scheme: dark)').matches
  const path: LogoPath = isDark && (forDark || !settings) ? 'header.alternativeLogo' : 'header.logo'
  tryLogos({ ...logos, [path]: media }, saved)
}
