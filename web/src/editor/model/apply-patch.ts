import { navigationSchema } from '@blickfang/contract/content/navigation.ts'
import { withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Change, Patch, Target } from './change.ts'
import { dropKeptGroup } from './keep-group.ts'
import { insertGroup, type PageDocument } from './page-document.ts'
import { setPageValue } from './set-page-value.ts'
import { sortSiblings } from './sort-siblings.ts'
import { setAlt } from './translation/alt-text.ts'
import { unknownPages, want, wantAddresses } from './unknown-pages.ts'

/** Carries a patch out on the document. Values of items that are not loaded are passed over: they are still sent. */
export function applyPatch(document: PageDocument, patch: Patch): void {
  for (const change of patch) applyChange(document, change)
}

function applyChange(document: PageDocument, change: Change): void {
  if (change.type === 'value') setValue(document, change, change.key, change.after)
  else addGroups(document, change.groups)
}

/** Sets one value; null removes it. Asks for the pages that it is about and that are not known yet. */
export function setValue(document: PageDocument, target: Target, key: string, value: Json): void {
  want(document, unknownPages(document, target, value))
  wantAddresses(document, value)
  switch (target.itemType) {
    case 'field':
      setFieldValue(document, target.id, key, value)
      break
    case 'group':
      setGroupValue(document, target.id, key, value)
      break
    case 'page':
      setPageValue(document, target.id, key, value)
      break
    case 'navigation':
      document.navigation.setState({ containers: value === null ? null : navigationSchema.parse(value) })
      break
    case 'media':
      setAlt(document, target.id, { key, value })
      break
    case 'settings':
      document.settings.setState(({ values }) => ({ values: values && withSetting(values, key, value) }))
      break
    case 'branch':
      setBranchValue(document, target.id, key, value)
      break
    case 'entry':
      setEntryValue(document, target.id, key, value)
  }
}

function setBranchValue({ branches }: PageDocument, id: string, key: string, value: Json): void {
  const { byId } = branches.getState()
  const branch = byId?.[id]
  if (branch) branches.setState({ byId: { ...byId, [id]: { ...branch, [key]: value } } })
}

function setEntryValue({ entries }: PageDocument, id: string, key: string, value: Json): void {
  const { byId } = entries.getState()
  const entry = byId[id]
  if (entry) entries.setState({ byId: { ...byId, [id]: { ...entry, values: withValue(entry.values, key, value) } } })
}

function setFieldValue(document: PageDocument, id: string, key: string, value: Json): void {
  const place = document.places.get(id)
  if (!place) return
  document.groups.get(place.groupId)?.setState((group) => {
    const field = group.fields[place.name]
    if (!field) return group
    return { fields: { ...group.fields, [place.name]: { ...field, values: withValue(field.values, key, value) } } }
  })
}

function setGroupValue(document: PageDocument, id: string, key: string, value: Json): void {
  const store = document.groups.get(id)
  if (!store) return
  store.setState((group) => ({ values: withValue(group.values, key, value) }))
  if (key === 'deleted' && value !== true) dropKeptGroup(document, id)
  if (key === 'order' || key === 'deleted') sortSiblings(document, store.getState().parentId)
}

function addGroups(document: PageDocument, groups: Extract<Change, { type: 'addGroup' }>['groups']): void {
  for (const group of groups) {
    if (document.groups.has(group.id)) setGroupValue(document, group.id, 'deleted', null)
    else insertGroup(document, group)
  }
  for (const parent of new Set(groups.flatMap((group) => [group.parentId, group.id]))) sortSiblings(document, parent)
}

function withValue(values: Readonly<Record<string, Json>>, key: string, value: Json): Readonly<Record<string, Json>> {
  if (value !== null) return { ...values, [key]: value }
  const { [key]: _, ...rest } = values
  return rest
}
