import type { Json } from '@blickfang/shared/kernel/json.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'
import type { Option } from '@blickfang/shared/kernel/option.ts'
import { inKilometres, lengthOf } from '@blickfang/shared/map/distance.ts'
import { blockAnchor } from '@blickfang/shared/options/link/anchor.ts'
import { isComplete, type Link, linkSchema, plainHref } from '@blickfang/shared/options/link/option.ts'
import { routeSchema } from '@blickfang/shared/options/map-route/option.ts'
import { messages as poiMessages } from '@blickfang/shared/options/poi/messages.ts'
import { poiEntrySchema } from '@blickfang/shared/options/poi/option.ts'
import * as z from 'zod'

/** Names that stand for ids, for people: pages by id and by role, media by id. */
export interface Names {
  readonly pages: ReadonlyMap<string, string>
  readonly media: ReadonlyMap<string, string>
}

const corners = { de: 'Punkte', fr: 'points' }
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
    case 'points':
      return pointWords(value, language)
    case 'route':
      return routeWords(value, language)
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

/** Where a link leads: its page by name, everything else as it is written. Null for one that leads nowhere. */
export function linkWords(value: Json | Link, names: Names): string | null {
  const parsed = linkSchema.safeParse(value)
  const link: Link | undefined = parsed.data
  if (!isComplete(link)) return null
  if (link.type === 'page') {
    const page = names.pages.get(link.page?.id ?? link.role ?? '')
    return page && link.block ? `${page} #${blockAnchor(link.block)}` : (page ?? null)
  }
  return link.type === 'url' ? (plainHref(link) ?? null) : (link[link.type] ?? null)
}

/** «1. Start 47.49940, 8.72910; 2. Ziel …»: one sees which place is new, gone or elsewhere. */
function pointWords(value: Json, language: EditorLocale): string | null {
  const places =
    z
      .array(z.unknown())
      .safeParse(value)
      .data?.map((place) => poiEntrySchema.safeParse(place).data) ?? []
  const said = places.flatMap((place, index) => {
    if (!place) return []
    const { icon, latitude, longitude } = place
    return `${index + 1}. ${labelIn(poiMessages.icons[icon], language)} ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  })
  return said.length > 0 ? said.join('; ') : null
}

/** «42 Punkte, 2.4 km»: its corners one by one say nothing to anybody. */
function routeWords(value: Json, language: EditorLocale): string | null {
  const line = routeSchema.safeParse(value).data
  return line ? `${line.length} ${corners[language]}, ${inKilometres(lengthOf(line), language)}` : null
}
