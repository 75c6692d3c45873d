import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useMemo, useState } from 'react'
import { afterPress, kept, nothingChosen, type Press, type Selection } from './selection.ts'

/** Which of the media of the list are chosen, and what a press makes of that. */
export function useChosen(items: readonly MediaItem[]) {
  const [before, setSelection] = useState<Selection>(nothingChosen)
  const list = useMemo(() => items.map(({ id }) => id), [items])
  const selection = kept(before, list)
  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection])
  return {
    selection,
    setSelection,
    chosen,
    press: (press: Press) => setSelection(afterPress(selection, press, list)),
    chooseAll: () => setSelection({ ids: new Set(list), anchor: null, isSeveral: true }),
  }
}

export function chosenAlone(id: string): Selection {
  return { ids: new Set([id]), anchor: id, isSeveral: false }
}
