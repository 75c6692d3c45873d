import type { EditorDocument, EditorGroup, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { isEqual } from '@blickfang/contract/content/is-equal.ts'
import type { ContentValues, Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { inSlices, type Slicing } from '../../../ui/thread/in-slices.ts'
import { setValue } from '../../model/apply-patch.ts'
import type { Target } from '../../model/change.ts'
import { insertGroup, type PageDocument } from '../../model/page-document.ts'
import { readPageValue, readValue } from '../../model/read-value.ts'
import { familiesOf, sortFamily } from '../../model/sort-siblings.ts'
import { setStatus, statusOf } from '../../model/standing/set-status.ts'
import { hasPlace } from '../../model/standing/standing.ts'
import type { News } from '../news.ts'
import type { SeenRevisions } from '../revisions.ts'
import type { TypingGuard } from '../typing-guard.ts'

interface Into {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  /** Values that wait to be sent, or are being typed: they stay as they are, and so does the revision they are based on. */
  readonly isMine: (target: Target, key: string) => boolean
  readonly guard: TypingGuard
}

/**
 * Takes over what the server holds now, value by value; groups that others added come in. Says what is different now. In slices: a
 * long page has thousands of groups, and somebody may be typing.
 */
export async function mergeFresh(fresh: EditorDocument, into: Into, slicing: Slicing): Promise<readonly News[]> {
  const { document, guard } = into
  const added = new Set<string>()
  const grown = new Set<string | null>()
  const news: News[] = []
  let ofSite: readonly News[] = []
  // The pages first: a link to one that is not known yet would ask for it.
  guard.takeIn(() => {
    ofSite = mergeSite(fresh, into)
  })
  const mergeGroup = (group: EditorGroup) => {
    if (document.groups.has(group.id)) return void news.push(...mergeKnown(group, into))
    insertGroup(document, group)
    into.revisions.setGroups([group])
    grown.add(group.parentId)
    added.add(group.id)
    // A new block comes with its cards.
    const isPart = group.parentId !== null && added.has(group.parentId)
    const isNews = !isPart && hasPlace({ ...group, isKept: false })
    if (isNews) news.push({ itemType: 'group', id: group.id, key: 'group', kind: 'added' })
  }
  await inSlices(fresh.groups, (group) => guard.takeIn(() => mergeGroup(group)), slicing)
  await inSlices(familiesOf(document, grown), (family) => guard.takeIn(() => sortFamily(document, family)), slicing)
  if (fresh.isWhole) document.root.setState({ isWhole: true })
  return [...news, ...ofSite]
}

function mergeKnown(group: EditorGroup, into: Into): readonly News[] {
  const { document, guard } = into
  const target = { itemType: 'group', id: group.id } as const
  if (!isOlder(into, target, group)) guard.keepIfGone(group)
  const own = mergeItem(into, target, group)
  const store = document.groups.get(group.id)
  const isLive = group.isLive === true
  const isOther = store?.getState().isLive !== isLive
  if (isOther || group.removedBy) store?.setState({ isLive, ...(group.removedBy && { removedBy: group.removedBy }) })
  return [...own, ...group.fields.flatMap((field) => mergeItem(into, { itemType: 'field', id: field.id }, field))]
}

function mergeSite(fresh: EditorDocument, into: Into): readonly News[] {
  const { document } = into
  document.media.setState((known) => withKnown(known, Object.entries(fresh.media)))
  return mergePages(fresh, into)
}

interface Item {
  readonly values: ContentValues
  readonly revs: Revisions
  readonly status: string
}

function mergeItem(into: Into, target: Target, item: Item): readonly News[] {
  const { document, revisions, guard, isMine } = into
  const current = valuesOf(document, target)
  const wasChanged = statusOf(document, target) !== 'published'
  const isBack = wasChanged && item.status === 'published'
  const news: News[] = []
  for (const key of new Set([...Object.keys(current), ...Object.keys(item.values), ...Object.keys(item.revs)])) {
    const rev = item.revs[key] ?? 0
    if (isMine(target, key) || rev < revisions.get(target, key)) continue
    const value = item.values[key] ?? null
    const isLoaded = key in current || key in item.values
    const isNew = isLoaded ? !isEqual(current[key] ?? null, value) : rev > revisions.get(target, key)
    if (isNew) news.push({ ...target, key, kind: kindOf(key, value, isBack) })
    if (isNew && guard.mustWait(target, key)) {
      guard.postpone({ target, key, value, rev })
      continue
    }
    if (isLoaded && isNew) setValue(document, target, key, value)
    if (key in item.revs) revisions.set(target, key, rev)
  }
  if (!isOlder(into, target, item)) setStatus(document, target, item.status)
  return news
}

/** Whether an item was read before a save that has been heard of since: then it knows less than the page. */
function isOlder({ revisions }: Into, target: Target, { revs }: Pick<Item, 'revs'>): boolean {
  return Object.entries(revs).some(([key, rev]) => rev < revisions.get(target, key))
}

function kindOf(key: string, value: unknown, isBack: boolean): News['kind'] {
  if (key === 'deleted') return value === true ? 'removed' : 'restored'
  if (isBack) return 'reverted'
  return key === 'order' ? 'moved' : 'changed'
}

function valuesOf(document: PageDocument, target: Target): ContentValues {
  if (target.itemType === 'group') return document.groups.get(target.id)?.getState().values ?? {}
  const place = document.places.get(target.id)
  return (place && document.groups.get(place.groupId)?.getState().fields[place.name]?.values) ?? {}
}

/** Keeps the object of a value that is the same as before: all that shows it would be drawn anew for another object. */
function withKnown<Value>(
  known: Readonly<Record<string, Value>>,
  fresh: readonly (readonly [string, Value])[],
): Readonly<Record<string, Value>> {
  const kept = fresh.map(([id, value]) => {
    const before = known[id]
    return [id, before !== undefined && isEqual(before as Json, value as Json) ? before : value] as const
  })
  return Object.fromEntries(kept)
}

function mergePages(fresh: EditorDocument, into: Into): readonly News[] {
  const { document } = into
  const before = document.site.getState().entries[document.pageId]
  takeAnswers(fresh, document)
  takePages([...fresh.pages, fresh.page], into)
  return pageNews(document, before)
}

/** Takes over what the sources answer now. An answer that is the same stays the same object: its blocks are not rendered. */
export function takeAnswers(fresh: EditorDocument, { site }: PageDocument): void {
  const known = site.getState().sources
  const sources = fresh.sources.map((answer) => known.find((other) => isSameAnswer(other, answer)) ?? answer)
  site.setState({ sources })
}

function isSameAnswer(a: SourceAnswer, b: SourceAnswer): boolean {
  return a.name === b.name && a.key === b.key && isEqual(a.data as Json, b.data as Json)
}

/** Takes over what was answered to these ids: a page that was asked for and did not come is gone. */
export function takeNamedPages(ids: readonly string[], pages: readonly EditorPageEntry[], into: Into): void {
  const { site } = into.document
  const there = new Set(pages.map(({ id }) => id))
  const known = Object.entries(site.getState().entries).filter(([id]) => there.has(id) || !ids.includes(id))
  site.setState({ entries: Object.fromEntries(known) })
  takePages(pages, into)
}

/** Makes pages known, as they are now; what of them waits to be sent stays. */
export function takePages(pages: readonly EditorPageEntry[], { document, revisions, isMine }: Into): void {
  const kept: { target: Target; key: string; value: ReturnType<typeof readValue> }[] = []
  for (const page of pages) {
    const target: Target = { itemType: 'page', id: page.id }
    const stays = (key: string) => isMine(target, key) || (page.revs[key] ?? 0) < revisions.get(target, key)
    const keys = ['order', 'archived', 'deleted', 'disallowedLanguages', ...languageKeys(page)]
    for (const key of keys.filter(stays)) kept.push({ target, key, value: readValue(document, target, key) })
    for (const [key, rev] of Object.entries(page.revs)) if (!stays(key)) revisions.set(target, key, rev)
  }
  const { entries } = document.site.getState()
  document.site.setState({
    entries: {
      ...entries,
      ...withKnown(
        entries,
        pages.map((page) => [page.id, page]),
      ),
    },
  })
  for (const { target, key, value } of kept) setValue(document, target, key, value)
}

/** News about the open page itself. */
function pageNews(document: PageDocument, before: EditorPageEntry | undefined): readonly News[] {
  const target = { itemType: 'page', id: document.pageId } as const
  const now = document.site.getState().entries[document.pageId]
  if (!before || !now) return []
  const isBack = before.status !== 'published' && now.status === 'published'
  const keys = new Set(
    ['order', 'archived', 'deleted', 'disallowedLanguages'].concat(languageKeys(before), languageKeys(now)),
  )
  return [...keys]
    .filter((key) => !isEqual(readPageValue(before, key), readPageValue(now, key)))
    .map((key) => ({ ...target, key, kind: isBack ? 'reverted' : 'changed' }))
}

function languageKeys({ name, slug, description }: EditorPageEntry): readonly string[] {
  return Object.entries({ name, slug, description }).flatMap(([key, texts]) =>
    Object.keys(texts).map((language) => `${key}.${language}`),
  )
}
