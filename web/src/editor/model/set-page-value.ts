import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { parseKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { disallowedLanguagesSchema } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { PageDocument } from './page-document.ts'

/** Sets one value of a page in the site's index. A password is no part of an entry: it is only sent. */
export function setPageValue(document: PageDocument, id: string, key: string, value: Json): void {
  document.site.setState((site) => {
    const entry = site.entries[id]
    return entry ? { entries: { ...site.entries, [id]: { ...entry, ...pageValue(entry, key, value) } } } : site
  })
}

function pageValue(entry: EditorPageEntry, key: string, value: Json): Partial<EditorPageEntry> {
  const { value: known, part = '' } = parseKey(key) ?? {}
  switch (known?.kind) {
    case 'name':
    case 'slug':
    case 'description':
      return { [known.kind]: withText(entry[known.kind], part, value) }
    case 'order':
      return { order: typeof value === 'string' ? value : entry.order }
    case 'archived':
    case 'deleted':
      return { [known.kind]: value === true }
    case 'password':
      return { hasPassword: value !== null && value !== '' }
    case 'disallowedLanguages':
      return { disallowedLanguages: disallowedLanguagesSchema.parse(value ?? []) }
    default:
      return {}
  }
}

function withText(texts: Readonly<Record<string, string>>, locale: string, value: Json): Record<string, string> {
  const { [locale]: _, ...rest } = texts
  return typeof value === 'string' ? { ...rest, [locale]: value } : rest
}
