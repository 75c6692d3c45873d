import * as z from 'zod/mini'
import { idSchema } from '../text/id.ts'

/** Most members of a collection for which a container keeps a place. */
const maxMembers = 1_000
const idList = z.array(idSchema).check(z.maxLength(maxMembers))

/**
 * Arrangement of a container's collection, as one value: the members that it shows, in their order, and those that it keeps back. A
 * member in neither list is shown behind the others or, with `only`, not at all.
 */
export const itemsSchema = z.strictObject({ shown: idList, archived: idList, only: z.nullish(z.boolean()) })
export type Items = z.output<typeof itemsSchema>

/** A page or group of a collection; `archived` is one that is kept back wherever no container says otherwise. */
export interface Member {
  readonly id: string
  readonly archived?: boolean | null | undefined
}

/** The members of a collection as a container has them, in order. */
export interface Arranged<M> {
  readonly shown: readonly M[]
  readonly archived: readonly M[]
}

/** Members, which come in the order that they have by themselves, as a container arranges them; null: nobody has arranged it. */
export function arrange<M extends Member>(members: readonly M[], items: Items | null | undefined): Arranged<M> {
  const { shown = [], archived = [], only = false } = items ?? {}
  const byId = new Map(members.map((member) => [member.id, member]))
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const placed = new Set([...shown, ...archived])
  const rest = members.filter(({ id }) => !placed.has(id))
  const isBack = (member: M) => only || member.archived === true
  return {
    shown: [...named(shown), ...rest.filter((member) => !isBack(member))],
    archived: [...named(archived), ...rest.filter(isBack)],
  }
}

/** The value that places every member where it stands now; places of members that are not known here stay as they are. */
export function completeItems(members: readonly Member[], items: Items | null | undefined): Items {
  const now = arrange(members, items)
  const known = new Set(members.map(({ id }) => id))
  return tidyItems({
    ...items,
    shown: filledUp(items?.shown ?? [], now.shown, known),
    archived: filledUp(items?.archived ?? [], now.archived, known),
  })
}

function filledUp(ids: readonly string[], now: readonly Member[], known: ReadonlySet<string>): string[] {
  return [...ids.filter((id) => !known.has(id) || now.some((member) => member.id === id)), ...now.map(({ id }) => id)]
}

/** Moves a member to the place of another one, into the list in which that one is. Either may be unknown: then nothing moves. */
export function withMoved(items: Items, active: string, over: string): Items {
  const list = items.shown.includes(over) ? 'shown' : items.archived.includes(over) ? 'archived' : null
  if (active === over || list === null) return items
  if (!items.shown.includes(active) && !items.archived.includes(active)) return items
  const to = items[list].indexOf(over)
  const rest = without(items, active)
  return { ...rest, [list]: rest[list].toSpliced(to, 0, active) }
}

/** Shows a member, behind all that are shown, or keeps it back. */
export function withShown(items: Items, id: string, isShown: boolean): Items {
  const [list, other] = isShown ? (['shown', 'archived'] as const) : (['archived', 'shown'] as const)
  if (items[list].includes(id) && !items[other].includes(id)) return items
  const rest = without(items, id)
  return { ...rest, [list]: [...rest[list], id] }
}

/** Each member once; one that is in both lists is shown. */
export function tidyItems({ shown, archived, only }: Items): Items {
  const first = [...new Set(shown)]
  return { shown: first, archived: [...new Set(archived)].filter((id) => !first.includes(id)), ...(only && { only }) }
}

function without({ shown, archived, ...rest }: Items, id: string): Items {
  return { ...rest, shown: shown.filter((other) => other !== id), archived: archived.filter((other) => other !== id) }
}
