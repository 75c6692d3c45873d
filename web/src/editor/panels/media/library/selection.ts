/** Which media of the list are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Medium from which a range goes. */
  readonly anchor: string | null
  /** A press chooses one more, rather than another one. */
  readonly isSeveral: boolean
}

export const nothingChosen: Selection = { ids: new Set(), anchor: null, isSeveral: false }

/** A press on a medium of the list. */
export interface Press {
  readonly id: string
  /** Pressed with Shift: all from the last one to this one. */
  readonly isRange?: boolean
  /** Pressed with Ctrl or Cmd: this one more, or no more. */
  readonly isOneMore?: boolean
}

/** Selection after a press on a medium; `list` is the order in which media stand. */
export function afterPress(before: Selection, { id, isRange, isOneMore }: Press, list: readonly string[]): Selection {
  if (isRange && before.anchor !== null) {
    const ids = new Set([...before.ids, ...between(list, before.anchor, id)])
    return { ids, anchor: before.anchor, isSeveral: true }
  }
  if (!before.isSeveral && !isOneMore && !isRange) return { ids: new Set([id]), anchor: id, isSeveral: false }
  const ids = new Set(before.ids)
  if (ids.has(id)) ids.delete(id)
  else ids.add(id)
  return { ids, anchor: id, isSeveral: true }
}

/** Only those that are still in the list. */
export function kept(before: Selection, list: readonly string[]): Selection {
  const known = new Set(list)
  const ids = new Set([...before.ids].filter((id) => known.has(id)))
  if (ids.size === before.ids.size) return before
  return { ...before, ids, anchor: before.anchor !== null && known.has(before.anchor) ? before.anchor : null }
}

function between(list: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [list.indexOf(one), list.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : list.slice(from, to + 1)
}
