import type { Json } from 'shared/kernel/json.ts'
import { labelIn } from 'shared/kernel/label.ts'
import type { EditorLocale } from 'shared/kernel/locale.ts'
import type { Option } from 'shared/kernel/option.ts'
import { isComplete, type Link, linkSchema, plainHref } from 'shared/options/link/option.ts'

/** Names that stand for ids, for people: pages by id and by role, media by id. */
export interface Names {
  readonly pages: ReadonlyMap<string, string>
  readonly media: ReadonlyMap<string, string>
}

const yes = { de: 'Ja', fr: 'Oui' }
const no = { de: 'Nein', fr: 'Non' }

/** An option's value as an editor knows it: the label of a choice, the page a link leads to, the file of a picture. */
export function optionWords(
  option: Option | undefined,
  value: Json | undefined,
  names: Names,
  language: EditorLocale,
): string | null {
  if (value === undefined || value === null) return null
  switch (option?.shape) {
    case 'flag':
      return value === true ? yes[language] : no[language]
    case 'choice': {
      const label = option.values[String(value)]
      return label ? labelIn(label, language) : String(value)
    }
    case 'media':
      return names.media.get(String(value)) ?? null
    case 'link':
      return linkWords(value, names)
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function linkWords(value: Json, names: Names): string | null {
  const parsed = linkSchema.safeParse(value)
  const link: Link | undefined = parsed.data
  if (!isComplete(link)) return null
  if (link.type === 'page') return names.pages.get(link.page?.id ?? link.role ?? '') ?? null
  return link.type === 'url' ? (plainHref(link) ?? null) : (link[link.type] ?? null)
}
