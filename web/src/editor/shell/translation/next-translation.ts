import type { Json } from '@blickfang/contract/kernel/json.ts'
import { isApplicable } from '../../model/catalogue/is-applicable.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { GroupState } from '../../model/group-state.ts'
import { groupsOnPage } from '../../model/groups-on-page.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { storedContent } from '../../model/shown-content.ts'
import { isAwayIn, isStanding, standingOf } from '../../model/standing/standing.ts'
import { type TranslationMark, translationMark } from '../../model/translation/translation-state.ts'

/** Fields that lack a translation or whose translation needs a look, in the order of the page: each block before its cards. */
export function openTranslations(document: PageDocument): readonly string[] {
  const { missing } = document.translations.getState()
  return listTranslations(document, ({ id, stored, mark }) => (missing.has(id) && stored === null) || mark !== null)
}

/** Those of them that are there and only need a look. */
export function translationsToCheck(document: PageDocument): readonly string[] {
  return listTranslations(document, ({ mark }) => mark !== null)
}

interface Translation {
  readonly id: string
  readonly stored: Json
  readonly mark: TranslationMark | null
}

function listTranslations(document: PageDocument, isMeant: (translation: Translation) => boolean): readonly string[] {
  if (document.locale === document.defaultLocale) return []
  const { stale } = document.translations.getState()
  return groupsOnPage(document).flatMap((group) =>
    Object.keys((isRead(document, group) && findGroup(group.name)?.group.fields) || {}).flatMap((own) => {
      const field = group.fields[own]
      if (!field || !isApplicable(group, own)) return []
      const stored = storedContent(field, document.locale)
      const mark = translationMark(document, stored, stale.has(field.id))
      return isMeant({ id: field.id, stored, mark }) ? [field.id] : []
    }),
  )
}

/** Whether visitors will read the group in the document's language: of others nobody is asked for words, nor says that they are good. */
function isRead(document: PageDocument, group: GroupState): boolean {
  if (!isStanding(standingOf(group)) || isAwayIn(document, group)) return false
  const board = group.parentId === null ? undefined : document.groups.get(group.parentId)?.getState()
  return !board || isRead(document, board)
}

/**
 * The open translation before or after a field, from the end round to the beginning; that field may itself be none. null: there is
 * none but it.
 */
export function nextTranslation(document: PageDocument, from: string | null, step: 1 | -1): string | null {
  const open = openTranslations(document)
  const order = new Map([...fieldsInOrder(document)].map((id, index) => [id, index]))
  const at = from === null ? -1 : (order.get(from) ?? -1)
  const placeOf = (id: string) => order.get(id) ?? 0
  const others = open.filter((id) => id !== from)
  const ahead = step === 1 ? others.find((id) => placeOf(id) > at) : others.findLast((id) => placeOf(id) < at)
  return ahead ?? (step === 1 ? others[0] : others.at(-1)) ?? null
}

function fieldsInOrder(document: PageDocument): readonly string[] {
  return groupsOnPage(document).flatMap(({ name, fields }) =>
    Object.keys(findGroup(name)?.group.fields ?? {}).flatMap((own) => fields[own]?.id ?? []),
  )
}
