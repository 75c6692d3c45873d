import { useEffect, useId, useRef, useState } from 'react'
import { type Translate, translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlServices, PageChoice, PageChoices, PageLists } from '../control.ts'
import { messages, type Sentences } from './messages.generated.ts'
import type { Link } from './option.ts'
import { usePageLists } from './use-page-lists.ts'

interface PagePickerProps {
  selected: Link | null
  onSelect: (page: PageChoice) => void
  services: ControlServices
}

interface Section {
  title: string
  groups: readonly Group[]
}

interface Group extends PageChoices {
  key: string
  label: string
  /** Collection to ask for more of; undefined: the list is whole. */
  collection?: string | null
}

const none: PageLists = { navigation: [], topLevel: { pages: [], next: null }, collections: [] }

/** Pages, drafts too, in three sections that open and close; the one with the chosen page starts open. A search looks through all of them. Source: spec/editor.md §2. */
export function PagePicker({ selected, onSelect, services }: PagePickerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const chosen = selected?.type === 'page' ? (selected.page?.id ?? null) : null
  const { lists, answered, state, readMore, tryAgain } = usePageLists(services, search, chosen)
  const t = translate(messages, services.language)
  // The sections stand from the start: lists that come later move nothing under the finger.
  const isFirst = state === 'reading' && !lists
  const sections = lists || isFirst ? sectionsOf(lists ?? none, t) : []
  const shown = answered ? sections.filter(({ groups }) => groups.some(({ pages }) => pages.length > 0)) : sections
  const isNothing = state === 'read' && answered !== '' && shown.length === 0
  const isSeen = isNothing || (state !== 'read' && !isFirst)
  return (
    <>
      <input
        type="search"
        className={css.input}
        id={`${id}-search`}
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={isSeen ? css.hint : css.unseen} role="status">
        {state === 'reading' && t('loading')}
        {state === 'failed' && t('failed')}
        {isNothing && t('nothing')}
      </p>
      {state === 'failed' && (
        <div className={css.row}>
          <button type="button" className={css.button} onClick={tryAgain}>
            {t('again')}
          </button>
        </div>
      )}
      {shown.map(({ title, groups }) => (
        <details
          key={`${title} ${answered !== ''}`}
          className={css.section}
          open={answered !== '' || groups.some((group) => group.pages.some((page) => isChosen(page, selected)))}
        >
          <summary>{title}</summary>
          <div className={css.pages}>
            {groups.every((group) => group.pages.length === 0) && (
              <p className={css.hint}>{t(isFirst ? 'loading' : 'none')}</p>
            )}
            {groups.map((group) => (
              <PageGroup
                key={group.key}
                group={group}
                selected={selected}
                onSelect={onSelect}
                readMore={readMore}
                t={t}
              />
            ))}
          </div>
        </details>
      ))}
    </>
  )
}

interface PageGroupProps {
  group: Group
  selected: Link | null
  onSelect: (page: PageChoice) => void
  readMore: (collection: string | null) => Promise<void>
  t: Translate<Sentences>
}

function isChosen({ id, role }: PageChoice, link: Link | null): boolean {
  if (link?.type !== 'page') return false
  return link.page ? link.page.id === id : role !== null && link.role === `~${role}`
}

function PageGroup({ group: { label, pages, next, collection }, selected, onSelect, readMore, t }: PageGroupProps) {
  const list = useRef<HTMLDivElement>(null)
  // The first page that came: who goes by the keyboard goes on there, also when the button is gone.
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= pages.length) return
    list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')[firstNew.current]?.focus()
    firstNew.current = null
  }, [pages])
  if (pages.length === 0) return null
  return (
    <div ref={list} className={css.pageGroup}>
      <p className={css.group}>{label}</p>
      {pages.map((page) => (
        <button
          key={page.id}
          type="button"
          className={css.page}
          aria-pressed={isChosen(page, selected)}
          onClick={() => onSelect(page)}
        >
          {page.name}
          {page.isDraft && <small className={css.aside}>{t('draft')}</small>}
        </button>
      ))}
      {next && collection !== undefined && (
        <button
          type="button"
          className={css.button}
          aria-label={`${t('more')}: ${label}`}
          onClick={() => {
            firstNew.current = pages.length
            void readMore(collection)
          }}
        >
          {t('more')}
        </button>
      )}
    </div>
  )
}

/** Each page stands once: what the menu has is in none of the other lists. */
function sectionsOf({ navigation, topLevel, collections }: PageLists, t: Translate<Sentences>): readonly Section[] {
  const inMenu = new Set(navigation.flatMap(({ pages }) => pages.map(({ id }) => id)))
  const others = <List extends PageChoices>(list: List): List => ({
    ...list,
    pages: list.pages.filter(({ id }) => !inMenu.has(id)),
  })
  const uncategorized = t('uncategorized')
  return [
    { title: t('navigation'), groups: navigation.map(({ id, ...list }) => ({ key: id, next: null, ...list })) },
    { title: t('topLevel'), groups: [{ key: 'top', label: uncategorized, collection: null, ...others(topLevel) }] },
    {
      title: t('collections'),
      groups: collections.map(({ name, ...list }) => ({ key: name, collection: name, ...others(list) })),
    },
  ]
}
