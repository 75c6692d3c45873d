import { acceptedFiles } from '@blickfang/contract/content/media/media.ts'
import { setMedia } from '../../commands/set-media.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import type { ShellStore } from '../../session/shell.ts'
import { chooseMedia } from './choose-media.ts'

/** Where a picture stands: a field of a block. */
interface PicturePlace {
  readonly groupId: string
  readonly name: string
}

/** Shows which part of its picture a place shows, to be chosen anew; nothing where it has none. */
export function cropMedia(session: EditorSession, shell: ShellStore, { groupId, name }: PicturePlace): void {
  const field = session.document.groups.get(groupId)?.getState().fields[name]
  const mediaId = field?.values.mediaId
  if (!field || typeof mediaId !== 'string') return
  shell.setState({
    dialog: {
      type: 'crop',
      mediaId,
      place: { groupId, field: name },
      onDone: (media) => session.run(setMedia, { fieldId: field.id, mediaId: media.id }),
    },
  })
}

/** Asks for a picture of the device, puts it in the place, and then shows which part of it is seen. */
export async function uploadMedia(session: EditorSession, shell: ShellStore, place: PicturePlace): Promise<void> {
  const field = session.document.groups.get(place.groupId)?.getState().fields[place.name]
  const file = await askForFile()
  if (!field || !file) return
  const before = field.values.mediaId
  await chooseMedia(session, shell, { fieldId: field.id, files: [file] })
  const now = session.document.groups.get(place.groupId)?.getState().fields[place.name]?.values.mediaId
  if (now !== before) cropMedia(session, shell, place)
}

/** The picture that somebody picks; null where nobody does. */
function askForFile(): Promise<File | null> {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: acceptedFiles })
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}
