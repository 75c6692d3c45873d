import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { parseKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { settingAt } from '@blickfang/contract/content/settings-values/setting-at.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Target } from './change.ts'
import type { PageDocument } from './page-document.ts'
import { readAlt } from './translation/alt-text.ts'

/** The value that an item holds now; null where none is set, and for items and languages that are not loaded. */
export function readValue(document: PageDocument, target: Target, key: string): Json {
  switch (target.itemType) {
    case 'field': {
      const place = document.places.get(target.id)
      const group = place && document.groups.get(place.groupId)?.getState()
      return (place && group?.fields[place.name]?.values[key]) ?? null
    }
    case 'group':
      return document.groups.get(target.id)?.getState().values[key] ?? null
    case 'page':
      return readPageValue(document.site.getState().entries[target.id], key)
    case 'navigation':
      return jsonSchema.parse(document.navigation.getState().containers)
    case 'media':
      return readAlt(document, target.id, key)
    case 'settings': {
      const { values } = document.settings.getState()
      return values && settingAt(values, key)
    }
    case 'branch':
      return document.branches.getState().byId?.[target.id]?.[key] ?? null
    case 'entry':
      return document.entries.getState().byId[target.id]?.values[key] ?? null
  }
}

/** A value of a page's entry; null where none is set. */
export function readPageValue(entry: EditorPageEntry | undefined, key: string): Json {
  const { value: known, part = '' } = parseKey(key) ?? {}
  if (!entry) return null
  switch (known?.kind) {
    case 'name':
    case 'slug':
    case 'description':
      return entry[known.kind][part] ?? null
    case 'order':
      return entry.order
    case 'archived':
    case 'deleted':
      return entry[known.kind] || null
    case 'disallowedLanguages':
      return entry.disallowedLanguages.length > 0 ? entry.disallowedLanguages : null
    default:
      return null
  }
}
