import { type LucideIcon, RotateCcw, Trash2 } from 'lucide-react'
import { removeGroup, restoreGroup } from '../../commands/remove-group.ts'
import { useDialog, useEditor, useGroup } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { canSpare } from '../../model/room/room-for.ts'
import { standingOf } from '../../model/standing/standing.ts'

interface Removal {
  readonly icon: LucideIcon
  readonly word: string
  readonly isRemoving: boolean
  readonly isDisabled: boolean
  readonly act: () => void
}

/**
 * Action that takes a block or card away, or brings back a removed block that waits for the publish. For a block that was never
 * live the action asks first, because publishing will not bring it back; all others wait for the next publish.
 */
export function useRemoval(groupId: string, label: string): Removal {
  const session = useEditor()
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  const standing = useGroup(groupId, standingOf)
  const isSpare = useGroup(groupId, ({ name, parentId }) => canSpare(session.document, name, parentId))
  if (standing === 'markedForDeletion' || standing === 'deleted') {
    const word = t(standing === 'deleted' ? 'kept.restore' : 'menu.restore')
    const act = () => void session.run(restoreGroup, { groupId })
    return { icon: RotateCcw, word, isRemoving: false, isDisabled: false, act }
  }
  const remove = () => void session.run(removeGroup, { groupId })
  const ask = () =>
    openDialog({
      type: 'question',
      title: t('remove.title', { name: label }),
      text: t('remove.draft', { name: label }),
      action: t('menu.remove'),
      danger: true,
      onConfirm: remove,
    })
  const act = standing === 'published' ? remove : ask
  return { icon: Trash2, word: t('menu.remove'), isRemoving: true, isDisabled: !isSpare, act }
}
