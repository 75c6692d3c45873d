import { setMedia } from '../../commands/set-media.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { pickMedia, type ShellStore } from '../../session/shell.ts'

interface Choice {
  readonly fieldId: string
  /** Files that were dropped or pasted on the field. */
  readonly files?: readonly File[]
}

/** Opens the library, and puts the picture that is chosen, or uploaded, into the field. */
export async function chooseMedia(
  session: EditorSession,
  shell: ShellStore,
  { fieldId, files }: Choice,
): Promise<void> {
  const media = await pickMedia(shell, 'image', files)
  if (!media) return
  session.rememberMedia(media)
  session.run(setMedia, { fieldId, mediaId: media.id })
}
