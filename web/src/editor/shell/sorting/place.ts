/** List of an area, in which things are sorted. */
export interface SortedGroup {
  readonly id: string
  readonly label: string
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

/** Where something goes: its place among the others of a list, from 0. */
export interface Place {
  readonly list: string
  readonly index: number
}

/** Whether something may go into a list. */
export type CanMove = (id: string, list: string) => boolean

const tail = 'tail:'

/** Id that stands for the end of a list: there is something to drop on even where nothing is in it. */
export function tailOf(list: string): string {
  return tail + list
}

/** The list in which something stands. */
export function listWith(lists: readonly SortedGroup[], id: string): SortedGroup | undefined {
  return lists.find(({ items }) => items.some((item) => item.id === id))
}

/** The place that `active` takes when it is let go over something; null: it stays where it is. Over one of its own list it takes that one's place. */
export function placeOver(
  lists: readonly SortedGroup[],
  canMove: CanMove,
  { active, over }: { readonly active: string; readonly over: string | null },
): Place | null {
  if (over === null || over === active) return null
  const list = over.startsWith(tail) ? lists.find(({ id }) => id === over.slice(tail.length)) : listWith(lists, over)
  if (!list || !listWith(lists, active) || !canMove(active, list.id)) return null
  const from = list.items.findIndex(({ id }) => id === active)
  const to = list.items.findIndex(({ id }) => id === over)
  const end = list.items.length - (from === -1 ? 0 : 1)
  const index = to === -1 ? end : to
  return from === index ? null : { list: list.id, index }
}

/** Next stop for somebody who moves by key, among every place of every list into which it may go, one after the other. */
export function nextStop(
  lists: readonly SortedGroup[],
  canMove: CanMove,
  { active, at, step }: { readonly active: string; readonly at: string; readonly step: 1 | -1 },
): string | null {
  const stops = lists.flatMap(({ id, items }) => {
    if (items.some((item) => item.id === active)) return items.map((item) => item.id)
    return canMove(active, id) ? [...items.map((item) => item.id), tailOf(id)] : []
  })
  return stops[stops.indexOf(at) + step] ?? null
}
