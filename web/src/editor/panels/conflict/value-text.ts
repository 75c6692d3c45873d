import type { Json } from '@blickfang/shared/kernel/json.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'
import type { Option } from '@blickfang/shared/kernel/option.ts'
import { pageName } from '../../editor-context.tsx'
import type { PageDocument } from '../../model/page-document.ts'

interface Asked {
  readonly document: PageDocument
  /** The option whose value it is, if it is one's. */
  readonly option: Option | undefined
  readonly language: EditorLocale
  readonly words: { readonly yes: string; readonly no: string; readonly color: (token: string) => string | null }
}

/** A value as a person can read it; null for one that has no words. */
export function valueText(value: Json, { document, option, language, words }: Asked): string | null {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string' || typeof value === 'number') {
    const label = option?.values[String(value)]
    if (label) return labelIn(label, language)
    const media = document.media.getState()[String(value)]
    return media ? media.alt || null : (words.color(String(value)) ?? String(value))
  }
  if (isList(value)) return null
  if (typeof value.text === 'string') return value.text
  return linkText(value, document)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** Where a link leads: its page by name, everything else as it is written. */
function linkText(link: { readonly [key: string]: Json }, document: PageDocument): string | null {
  if (link.type === 'page') {
    const id = typeof link.page === 'object' && link.page !== null && 'id' in link.page ? link.page.id : null
    const entry = document.site.getState().entries[String(id)]
    return entry ? pageName(document, entry) : null
  }
  const address = typeof link.type === 'string' ? link[link.type] : null
  return typeof address === 'string' ? address : null
}
