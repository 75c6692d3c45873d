import { useEffect } from 'react'
import { pasteRows } from '../../commands/rows/paste-rows.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { useRowWords } from './messages/use-row-words.ts'
import { rowsIn } from './rows-in.ts'

const textOf = '[data-field-kind="text"][data-field-id]'

/**
 * Several lines that are pasted into an empty text of a card, or over all of it, become a card each, as rows of a table do: a text
 * takes one line, and who copies a list of prices wants lines of prices. Elsewhere they are pasted as ever.
 */
export function RowPaste() {
  const session = useEditor()
  const { engine } = useWords()
  const t = useRowWords()
  const notify = useNotify()
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.target instanceof Element ? event.target.closest<HTMLElement>(textOf) : null
      const groupId = text?.dataset.fieldGroup
      const card = groupId ? session.document.groups.get(groupId)?.getState() : undefined
      const rows = rowsIn(event.clipboardData?.getData('text/plain') ?? '')
      if (!text || !card?.parentId || rows.length < 2 || !isWholeChosen(text)) return
      const names = namesFrom(text)
      if (rows.some((row) => row.length > names.length)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const limits = names.map((name) => findGroup(card.name)?.group.fields[name]?.maxLength ?? 0)
      const over = limits.find((limit, column) => rows.some((row) => (row[column]?.length ?? 0) > limit))
      if (over !== undefined) return notify.refusal(engine('text.refused.tooLong', { count: over }))
      text.blur()
      const patch = session.run(pasteRows, { groupId: card.id, names, rows })
      if (patch.length === 0) notify.refusal(t('noRoom', { count: rows.length }))
      else notify.success(t('rows', { count: rows.length }))
    }
    // Before the text itself takes it.
    document.addEventListener('paste', onPaste, { capture: true })
    return () => document.removeEventListener('paste', onPaste, { capture: true })
  }, [session, engine, t, notify])
  return null
}

function isWholeChosen(text: HTMLElement): boolean {
  const words = text.textContent.trim()
  return words === '' || window.getSelection()?.toString().trim() === words
}

/** The plain texts of a card from one of them on, as they follow each other on the page: in that order a table has its columns. */
function namesFrom(text: HTMLElement): readonly string[] {
  const { fieldGroup } = text.dataset
  const card = text.closest('[data-group-id]')
  const all = [...(card?.querySelectorAll<HTMLElement>(textOf) ?? [])].filter(
    ({ dataset }) => dataset.fieldGroup === fieldGroup,
  )
  return all.slice(all.indexOf(text)).flatMap(({ dataset }) => dataset.field ?? [])
}
