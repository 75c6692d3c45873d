import { isPictured } from '@blickfang/contract/content/media/is-pictured.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { isComplete, type Link } from '@blickfang/contract/options/link/option.ts'
import { isApplicable } from './catalogue/is-applicable.ts'
import { findGroup } from './catalogue/known-blocks.ts'
import { type DeadEnd, deadEnd, deadLinksIn, ownDeadEnd } from './dead-link.ts'
import type { FieldState, GroupState } from './group-state.ts'
import { groupsOnPage } from './groups-on-page.ts'
import { isSample } from './is-sample.ts'
import type { PageDocument } from './page-document.ts'
import { shownContent } from './shown-content.ts'

/**
 * Faults that a visitor would miss something by or be surprised by: a button without link or words, a link that leads nowhere,
 * words that are still the sample, a picture that no language describes.
 */
export type Fault = 'link' | 'text' | 'sample' | 'alt' | DeadEnd

/** Something to look at before publishing, and where it stands. */
export interface PageWarning {
  /** Tells it from the others of the page: a text may have the same fault several times. */
  readonly id: string
  readonly fault: Fault
  readonly groupId: string
  /** The field, or null where the link is the block's own. */
  readonly field: { readonly id: string; readonly name: string } | null
  readonly block: string
  /** The words it is about; empty where there are none. */
  readonly text: string
  /** The language that it goes live in. */
  readonly locale: Locale
  /** The picture that it is about. */
  readonly mediaId?: string | undefined
}

/** All of a page in its order of blocks. A button with neither link nor words is not shown at all and needs no warning. */
export function listPageWarnings(document: PageDocument): readonly PageWarning[] {
  return groupsOnPage(document).flatMap((group) => warningsOf(group, document))
}

function warningsOf(group: GroupState, document: PageDocument): PageWarning[] {
  const contract = findGroup(group.name)?.group
  if (!contract || isAway(group) || isAway(boardOf(document, group))) return []
  const end = ownDeadEnd(document, contract, group.values)
  const own: PageWarning[] = end
    ? [
        {
          id: group.id,
          fault: end,
          groupId: group.id,
          field: null,
          block: group.name,
          text: '',
          locale: document.locale,
        },
      ]
    : []
  const ofFields = Object.entries(contract.fields).flatMap(([name, field]) => {
    const state = group.fields[name]
    if (!state || !isApplicable(group, name)) return []
    return faultsOf(field, state, { document, group }).map(
      ({ fault, text, ...rest }, index): PageWarning => ({
        locale: document.locale,
        ...rest,
        id: `${state.id}:${index}`,
        fault,
        text,
        groupId: group.id,
        field: { id: state.id, name },
        block: group.name,
      }),
    )
  })
  return [...own, ...ofFields]
}

function boardOf(document: PageDocument, { parentId }: GroupState): GroupState | undefined {
  return parentId === null ? undefined : document.groups.get(parentId)?.getState()
}

/** Not there for visitors after the next publish. */
function isAway(group: GroupState | undefined): boolean {
  return group?.values.deleted === true || group?.values.archived === true
}

interface Found extends Pick<PageWarning, 'fault' | 'text' | 'mediaId'> {
  readonly locale?: Locale
}

interface Around {
  readonly document: PageDocument
  readonly group: GroupState
}

function faultsOf(field: Field, state: FieldState, { document, group }: Around): Found[] {
  if (field.kind === 'media') return undescribed(state, document)
  const { text: shown, json } = shownContent(document, state)
  const text = shown.trim()
  const sample = samplesOf(field, state, { document, group })
  if (field.kind === 'richText') {
    const dead = json ? deadLinksIn(document, json) : []
    return [...sample, ...dead.map(({ end, words }) => ({ fault: end, text: words }))]
  }
  if (field.kind !== 'button') return sample
  const link = (state.values['options.link'] ?? null) as Link | null
  const [hasText, hasLink] = [text !== '', isComplete(link)]
  if (hasText !== hasLink) return [{ fault: hasText ? 'link' : 'text', text }]
  const end = deadEnd(document, link)
  return end ? [{ fault: end, text }] : []
}

/**
 * Publishing is for all languages of the page: a sample goes live wherever its German is read, in German or where the default
 * language stands in, whichever language is shown here.
 */
function samplesOf(field: Field, state: FieldState, { document, group }: Around): Found[] {
  const shown = locales
    .filter((locale) => goesLiveIn(locale, document, group))
    .map((locale) => shownContent({ ...document, locale }, state))
  const sample = shown.find((content) => isSample(field, content))
  return sample ? [{ fault: 'sample', text: sample.text.trim(), locale: 'de' }] : []
}

function goesLiveIn(locale: Locale, document: PageDocument, group: GroupState): boolean {
  const page = document.site.getState().entries[document.pageId]
  const hidden = [
    page?.disallowedLanguages,
    group.values.disallowedLanguages,
    boardOf(document, group)?.values.disallowedLanguages,
  ]
  return (
    Boolean(page?.slug[locale]) && hidden.every((languages) => !Array.isArray(languages) || !languages.includes(locale))
  )
}

/** A picture that neither the page's language nor the default one says a word of. */
function undescribed(state: FieldState, document: PageDocument): Found[] {
  const { mediaId } = state.values
  const media = typeof mediaId === 'string' ? document.media.getState()[mediaId] : undefined
  return media && isPictured(media) && media.alt.trim() === '' ? [{ fault: 'alt', text: '', mediaId: media.id }] : []
}
