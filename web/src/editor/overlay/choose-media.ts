import { setMedia } from '../commands/set-media.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { pickMedia, type ShellStore } from '../session/shell.ts'

/** Opens the library, and puts the picture that is chosen into the field. */
export async function chooseMedia(session: EditorSession, shell: ShellStore, fieldId: string): Promise<void> {
  const media = await pickMedia(shell, 'image')
  if (!media) return
  session.rememberMedia(media)
  session.run(setMedia, { fieldId, mediaId: media.id })
}
