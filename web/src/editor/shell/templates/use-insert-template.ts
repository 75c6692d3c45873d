import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { call } from '../../../cms/api-client.ts'
import { pasteGroup } from '../../commands/copy/paste-group.ts'
import { useEditor } from '../../context/editor-context.tsx'
import type { Position } from '../../model/sort-siblings.ts'
import { goTo } from '../insert-group.ts'
import { useNotify } from '../use-notify.ts'
import { useTemplateWords } from './messages/use-template-words.ts'
import { useTellGone } from './use-tell-gone.ts'

interface Place {
  readonly position: Position
  /** Id of a field that loses its words by it. */
  readonly emptied?: string | undefined
}

/** Puts what a block's template holds on the page, in one step of undo, and goes there. */
export function useInsertTemplate(): (template: Pick<Template, 'id'>, place: Place) => Promise<void> {
  const session = useEditor()
  const t = useTemplateWords()
  const notify = useNotify()
  const tellGone = useTellGone()
  return async ({ id }, place) => {
    try {
      const { groups, media, gone } = await call('getTemplate', { id, lang: session.document.locale })
      for (const medium of media) session.rememberMedia(medium)
      const originals = groups.map(({ id: original, name, values, fields }) => ({ id: original, name, values, fields }))
      goTo(session, session.run(pasteGroup, { originals, mayDiffer: false, parentId: null, ...place }))
      tellGone(gone)
    } catch (error) {
      notify.failure(error, t('insertFailed'))
    }
  }
}
