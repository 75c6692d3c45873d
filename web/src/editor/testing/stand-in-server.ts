import type { EditorDocument, EditorGroup, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { navigationSchema } from '@blickfang/contract/content/navigation.ts'
import { type Settings, settingsSchema } from '@blickfang/contract/content/settings.ts'
import { settingAt, withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import { settingsValues } from '@blickfang/contract/content/settings-values/settings-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { navigationKey, navigationTarget, type Target } from '../model/change.ts'
import type {
  EntriesAsked,
  FetchedBranch,
  FetchedEntries,
  PageSection,
  PagesAsked,
  PagesPart,
  SectionsAsked,
} from '../session/session-ports.ts'
import { type AddEntry, type Entry, slotOf, type ValueEntry } from '../sync/entry.ts'
import type { Outcome } from '../sync/transport.ts'

interface Stored {
  readonly value: Json
  readonly rev: number
  readonly by: string
}

type NewEntry = Pick<FetchedEntries['entries'][number], 'collection' | 'values'>

/** An accepted save, with the value that it took the place of. */
export interface Accepted {
  readonly slot: string
  readonly by: string
  readonly before: Json
  readonly after: Json
}

/** Items of which nobody counts the saves: their revisions are numbers made of the values (cms/src/plugin/db/revision-of.ts). */
const isUncounted = ({ itemType }: Target) => itemType === 'branch' || itemType === 'entry'

function madeOf(value: Json): number {
  return [...JSON.stringify(value)].reduce((number, sign) => (number * 31 + sign.charCodeAt(0)) % 1_000_003, 7)
}

/** The cms's rule of saving in memory: a value is replaced only by whoever knows its revision (docs/ARCHITECTURE.md, «Save»). */
export class StandInServer {
  readonly accepted: Accepted[] = []
  /** Takes no new blocks. */
  refusesGroups = false
  settings: Settings = settingsSchema.parse({})
  settingsRev = 0
  readonly #values = new Map<string, Stored>()
  readonly #fields = new Set<string>()
  readonly #groups = new Map<string, EditorGroup>()
  readonly #branches = new Set<string>()
  readonly #entries = new Map<string, string>()
  readonly #source: EditorDocument

  constructor(source: EditorDocument) {
    this.#source = source
    for (const group of source.groups) this.#insert(group, 'seed')
  }

  receive(entry: Entry, by: string): Outcome {
    if (entry.type === 'addGroup') {
      if (this.refusesGroups) return { type: 'refused', message: 'INVALID' }
      const isNew = !this.#groups.has(entry.groups[0]?.id ?? '')
      for (const group of isNew ? entry.groups : []) this.#insert(group, by)
      if (isNew) this.#copy(entry)
      return { type: 'added', groups: entry.groups.map((group) => this.#read(group)) }
    }
    return this.#save(entry, by)
  }

  value(slot: string): Json {
    return this.#values.get(slot)?.value ?? null
  }

  /** Live paths that lead to a page. */
  readonly addresses = new Set<string>()
  /** Pages that no document brings along. */
  readonly elsewhere: EditorPageEntry[] = []

  /** Answers `GET page/get`: a part of a list, or the pages of these ids. */
  pages({ ids, collection, search, limit, after }: PagesAsked): PagesPart {
    const words = (search ?? '').toLowerCase().split(/\s+/)
    const listed = this.#allPages().filter(
      (page) =>
        (!ids || ids.split(',').includes(page.id)) &&
        (collection === undefined || (page.collection ?? '') === collection) &&
        (!after || `${page.order},${page.id}` > after) &&
        words.every((word) => JSON.stringify([page.name, page.slug]).toLowerCase().includes(word)),
    )
    const last = listed.length > Number(limit ?? 100) ? listed[Number(limit ?? 100) - 1] : undefined
    return { pages: listed.slice(0, Number(limit ?? 100)), next: last ? `${last.order},${last.id}` : null }
  }

  /** Answers `GET page/addresses`. */
  checkAddresses(paths: readonly string[]) {
    return paths.map((path) => ({ path, isThere: this.addresses.has(path) }))
  }

  /** Answers `GET page/sections`. */
  sections(asked: SectionsAsked): PageSection[] {
    const names = [...new Set(this.#allPages().map(({ collection }) => collection))]
    return names.flatMap((collection) => {
      const list = { ...asked, collection: collection ?? '' }
      const total = this.pages({ ...list, limit: Number.POSITIVE_INFINITY }).pages.length
      return total > 0 ? [{ collection, total, container: null, ...this.pages({ limit: 50, ...list }) }] : []
    })
  }

  #allPages(): EditorPageEntry[] {
    const { pages, page } = this.#source
    const all = new Map([...pages, page, ...this.elsewhere].map((one) => [one.id, one]))
    const place = (one: EditorPageEntry) => `${one.order},${one.id}`
    return [...all.values()].toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  }

  /** Puts a branch of the shop there, as the admin does. */
  addBranch(id: string, values: Readonly<Record<string, Json>>): void {
    for (const [key, value] of Object.entries(values))
      this.#values.set(slotOf({ itemType: 'branch', id }, key), { value, rev: madeOf(value), by: 'seed' })
    this.#branches.add(id)
  }

  /** Answers `GET navigation`. */
  navigation() {
    const { value, rev } = this.#values.get(slotOf(navigationTarget, navigationKey)) ?? { value: [], rev: 0 }
    return { containers: navigationSchema.parse(value), rev }
  }

  /** Answers `GET optician`, as far as editors fill it in. */
  branches(): FetchedBranch[] {
    return [...this.#branches].map((id) => ({ id, ...this.#valuesOf('branch', id) }))
  }

  /** Puts an entry such as a job there, as the admin does. */
  addEntry(id: string, { collection, values }: NewEntry, by = 'seed'): void {
    for (const [key, value] of Object.entries(values)) {
      const slot = slotOf({ itemType: 'entry', id }, key)
      const now = this.#values.get(slot)
      if (!now || !isSameValue(now.value, value)) this.#values.set(slot, { value, rev: madeOf(value), by })
    }
    this.#entries.set(id, collection)
  }

  removeEntry(id: string): void {
    this.#entries.delete(id)
  }

  /** Answers `GET entries/list`. */
  entries({ collection, ids }: EntriesAsked): FetchedEntries {
    const entries = [...this.#entries]
      .filter(([id, of]) => (ids ? ids.split(',').includes(id) : collection === of))
      .map(([id, of]) => ({ id, collection: of, ...this.#valuesOf('entry', id) }))
    return { entries, total: entries.length, pages: 1, branches: [], staff: [] }
  }

  /** Answers `GET page/document`, as of now. */
  document(): EditorDocument {
    return { ...this.#source, groups: [...this.#groups.values()].map((group) => this.#read(group)) }
  }

  /** The cms's revert, to a page that was published as it began: what differs goes back, what is new is removed. */
  revert(by: string): void {
    const live = new Map(this.#source.groups.map((group) => [group.id, group]))
    for (const id of this.#groups.keys()) {
      const seed = live.get(id)
      this.#goBack(
        { itemType: 'group', id },
        seed?.values ?? { ...this.#valuesOf('group', id).values, deleted: true },
        by,
      )
      for (const field of seed?.fields ?? []) this.#goBack({ itemType: 'field', id: field.id }, field.values, by)
    }
  }

  #goBack(target: Target, values: EditorGroup['values'], by: string): void {
    const now = this.#valuesOf(target.itemType, target.id)
    for (const key of new Set([...Object.keys(now.values), ...Object.keys(values)])) {
      const value = values[key] ?? null
      if (!isSameValue(now.values[key] ?? null, value))
        this.#values.set(slotOf(target, key), { value, rev: (now.revs[key] ?? 0) + 1, by })
    }
  }

  /** The rule of sync/settings-link.ts: a value takes the place of the one that the person saw. */
  #saveSetting({ key, value, before, attempted }: ValueEntry): Outcome {
    const theirs = settingAt(this.settings, key)
    if (![before, value, ...attempted].some((own) => isSameValue(own, theirs)))
      return { type: 'conflict', theirs: { value: theirs, rev: this.settingsRev, by: null, at: null } }
    this.settingsRev += 1
    this.settings = settingsSchema.parse(withSetting(this.settings, key, value))
    return { type: 'saved', revs: { [key]: this.settingsRev }, status: null, made: settingsValues(this.settings) }
  }

  #save(entry: ValueEntry, by: string): Outcome {
    if (entry.target.itemType === 'settings') return this.#saveSetting(entry)
    const { target, key, value, base } = entry
    const slot = slotOf(target, key)
    if (!this.#isKnown(target)) return { type: 'refused', message: 'NOT_FOUND' }
    if (typeof value === 'object' && value !== null && 'text' in value && value.text === 'refuse me') {
      return { type: 'refused', message: 'INVALID' }
    }
    const stored = this.#values.get(slot) ?? { value: null, rev: 0, by: 'seed' }
    if (isSameValue(stored.value, value)) return { type: 'saved', revs: { [key]: stored.rev }, status: 'draft' }
    if (stored.rev !== base) return { type: 'conflict', theirs: { ...stored, at: null } }
    const rev = isUncounted(target) ? madeOf(value) : base + 1
    this.#values.set(slot, { value, rev, by })
    this.accepted.push({ slot, by, before: stored.value, after: value })
    return { type: 'saved', revs: { [key]: rev }, status: 'draft' }
  }

  /** A block that nobody has added has no words and no options either. */
  #isKnown({ itemType, id }: Target): boolean {
    if (itemType === 'group') return this.#groups.has(id)
    return itemType !== 'field' || this.#fields.has(id)
  }

  #insert(group: EditorGroup, by: string): void {
    for (const { id } of group.fields) this.#fields.add(id)
    this.#groups.set(group.id, group)
    for (const [key, value] of Object.entries(group.values))
      this.#values.set(slotOf({ itemType: 'group', id: group.id }, key), { value, rev: 0, by })
    for (const field of group.fields) {
      for (const [key, value] of Object.entries(field.values))
        this.#values.set(slotOf({ itemType: 'field', id: field.id }, key), { value, rev: 0, by })
    }
  }

  /** A copy has what the original holds here, whatever its maker has seen of that. */
  #copy({ groups, copyOf = [] }: AddEntry): void {
    for (const [index, group] of groups.entries()) {
      const original = this.#groups.get(copyOf[index] ?? '')
      if (!original) continue
      const { deleted: _, ...own } = this.#valuesOf('group', original.id).values
      const values = { ...own, order: group.values.order ?? '' }
      const fields = group.fields.map((field) => {
        const from = original.fields.find(({ name }) => name === field.name)
        return { ...field, values: from ? this.#valuesOf('field', from.id).values : field.values }
      })
      this.#insert({ ...group, values, fields }, 'copy')
    }
  }

  #read(group: EditorGroup): EditorGroup {
    const fields = group.fields.map((field) => ({ ...field, ...this.#valuesOf('field', field.id) }))
    const own = this.#valuesOf('group', group.id)
    const removal = this.#values.get(slotOf({ itemType: 'group', id: group.id }, 'deleted'))
    const isGone = own.values.deleted === true
    return { ...group, ...own, fields, ...(isGone && { status: 'deleted', removedBy: removal?.by ?? null }) }
  }

  #valuesOf(itemType: Target['itemType'], id: string) {
    const prefix = `${itemType}:${id}:`
    const mine = [...this.#values].filter(([slot]) => slot.startsWith(prefix))
    const named = mine.map(([slot, stored]) => [slot.slice(prefix.length), stored] as const)
    return {
      values: Object.fromEntries(named.flatMap(([key, { value }]) => (value === null ? [] : [[key, value]]))),
      revs: Object.fromEntries(named.map(([key, { rev }]) => [key, rev])),
    }
  }
}
