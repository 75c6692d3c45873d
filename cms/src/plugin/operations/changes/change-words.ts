import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { ChangedLook, ChangedPicture } from '@blickfang/shared/content/changes.ts'
import { plainText } from '@blickfang/shared/content/rich-text.ts'
import { settingsSchema } from '@blickfang/shared/content/settings.ts'
import type { ContentValues } from '@blickfang/shared/content/values.ts'
import { contentSchema } from '@blickfang/shared/content/values.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { ChangedItem } from './changed-items.ts'
import { compareLooks } from './compare-looks.ts'
import { linkWords, type Names, optionWords } from './value-words.ts'

/** Says values the way an editor would. */
export interface ChangeWords {
  itemName(item: ChangedItem): string
  /** Null when there is nothing. */
  valueWords(item: ChangedItem, key: string, value: Json | undefined): string | null
  /** What changes about the looks of a rich text; nothing for anything else. */
  looks(key: string, before: Json | undefined, after: Json | undefined): ChangedLook[]
  /** Null for what is no picture. */
  picture(item: ChangedItem, key: string, value: Json | undefined): ChangedPicture | null
}

const words = {
  hidden: { de: 'ausgeblendet', fr: 'masqué' },
  shown: { de: 'sichtbar', fr: 'visible' },
  archived: { de: 'archiviert', fr: 'archivé' },
  password: { de: 'mit Passwort', fr: 'avec mot de passe' },
  place: { de: 'Platz', fr: 'Position' },
} as const

/** Reads the names that values point to, and the language of the editor. */
export async function readChangeWords(db: Database): Promise<ChangeWords> {
  const [row] = await db.rows<{
    values: unknown
    pages: [string, string, string | null][]
    media: [string, string, ChangedPicture | null][]
  }>(sql`
    select "values",
      (select coalesce(json_agg(json_build_array(id, title, role)), '[]') from pages) as pages,
      (select coalesce(json_agg(json_build_array(id, coalesce(original_filename, filename),
        case media_type when 'image' then json_build_object('publicUrl', '/api/media/file/' || filename,
          'alt', coalesce(alt_by_language ->> coalesce("values" -> 'languages' ->> 'default', 'de'), '')) end
      )), '[]') from media) as media
    from settings`)
  const settings = settingsSchema.parse(row?.values ?? {})
  const pages = row?.pages.flatMap(([id, title, role]): [string, string][] => [
    [id, title],
    ...(role ? [[`~${role}`, title] as [string, string]] : []),
  ])
  return makeWords(
    {
      pages: new Map(pages),
      media: new Map(row?.media.map(([id, name]) => [id, name])),
      pictures: new Map(row?.media.map(([id, , picture]) => [id, picture])),
    },
    settings.editor.locale,
    settings.languages.default,
  )
}

interface AllNames extends Names {
  readonly pictures: ReadonlyMap<string, ChangedPicture | null>
}

function makeWords(names: AllNames, language: EditorLocale, defaultLocale: string): ChangeWords {
  return {
    itemName: ({ block, draft, published }) => {
      const group = block === null ? undefined : findGroup(block)?.group
      return group
        ? labelIn(group.label, language)
        : (block ?? pageName(draft, defaultLocale) ?? pageName(published ?? {}, defaultLocale) ?? '')
    },
    valueWords: (item, key, value) => {
      const [kind, part = ''] = key.split('.')
      if (kind === 'order')
        return placeWords(
          value === undefined ? null : value === item.draft.order ? item.place : item.livePlace,
          language,
        )
      if (kind === 'visibleFields') return value === false ? words.hidden[language] : words.shown[language]
      if (value === undefined || value === null) return null
      if (kind === 'content') return contentSchema.safeParse(value).data?.text ?? null
      if (kind === 'mediaId') return names.media.get(String(value)) ?? null
      if (kind === 'options') return optionWords(optionOf(item, part), value, names, language)
      if (kind === 'disallowedLanguages') return Array.isArray(value) ? value.join(', ').toUpperCase() : null
      if (kind === 'password') return words.password[language]
      if (kind === 'archived') return words.archived[language]
      return typeof value === 'string' ? value : JSON.stringify(value)
    },
    looks: (key, before, after) => {
      if (!key.startsWith('content.')) return []
      const [old, now] = [before, after].map((value) => contentSchema.safeParse(value).data?.json ?? null)
      // Of words that come or go as a whole, the words are enough.
      if (!old || !now) return []
      const looks = compareLooks(old, now, (link, url) => (link ? linkWords(link, names) : null) ?? url)
      const isOnlyLines = looks.length === 0 && plainText(old) === plainText(now)
      return isOnlyLines ? [{ kind: 'added', mark: 'lines', value: null, words: '' }] : looks
    },
    picture: (item, key, value) => {
      const [kind, part = ''] = key.split('.')
      const isMedium = kind === 'mediaId' || (kind === 'options' && optionOf(item, part)?.shape === 'media')
      return isMedium && typeof value === 'string' ? (names.pictures.get(value) ?? null) : null
    },
  }
}

function placeWords(place: number | null, language: EditorLocale): string | null {
  return place === null ? null : `${words.place[language]} ${place}`
}

function pageName(values: ContentValues, locale: string): string | undefined {
  const name = values[`name.${locale}`]
  return typeof name === 'string' ? name : undefined
}

function optionOf({ block, field }: ChangedItem, name: string) {
  const group = block === null ? undefined : findGroup(block)?.group
  return (field === null ? group?.options : group?.fields[field]?.options)?.[name]
}
