import { setOption } from '../../commands/set-option.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { pickMedia, type ShellStore } from '../../session/shell.ts'

interface Place {
  readonly groupId: string
  /** Option of the group that the file is for. */
  readonly option: string
}

/** Opens the library, and gives the group the file that is chosen, or uploaded. */
export async function chooseFile(session: EditorSession, shell: ShellStore, { groupId, option }: Place): Promise<void> {
  const file = await pickMedia(shell, 'document')
  if (!file) return
  session.rememberMedia(file)
  session.run(setOption, { itemType: 'group', id: groupId, option, value: file.id })
}
