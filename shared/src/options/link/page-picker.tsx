import { useEffect, useState } from 'react'
import type { ControlServices, PageChoice } from '../../kernel/control.ts'
import { type Label, labelIn } from '../../kernel/label.ts'
import css from '../control.module.css'
import { messages } from './messages.ts'
import type { Link } from './option.ts'

type Pages = Awaited<ReturnType<ControlServices['listPages']>>

interface PagePickerProps {
  selected: Link | null
  onSelect: (page: PageChoice) => void
  services: ControlServices
}

interface Section {
  title: Label
  groups: readonly { key: string; label: string; pages: readonly PageChoice[] }[]
}

/** All pages, drafts too, in three sections that open and close; the one with the chosen page starts open. Source: spec/editor.md §2. */
export function PagePicker({ selected, onSelect, services }: PagePickerProps) {
  const pages = usePages(services.listPages)
  if (pages === null || pages === 'failed') {
    return (
      <p className={css.hint} role="status">
        {labelIn(pages ? messages.failed : messages.loading, services.language)}
      </p>
    )
  }
  return sectionsOf(pages, services.language).map(({ title, groups }) => (
    <details
      key={title.en}
      className={css.section}
      open={groups.some((group) => group.pages.some((page) => isChosen(page, selected)))}
    >
      <summary>{labelIn(title, services.language)}</summary>
      <div className={css.pages}>
        {groups.every((group) => group.pages.length === 0) && (
          <p className={css.hint}>{labelIn(messages.none, services.language)}</p>
        )}
        {groups.map((group) => (
          <PageGroup key={group.key} label={group.label} pages={group.pages} selected={selected} onSelect={onSelect} />
        ))}
      </div>
    </details>
  ))
}

interface PageGroupProps {
  label: string
  pages: readonly PageChoice[]
  selected: Link | null
  onSelect: (page: PageChoice) => void
}

function isChosen({ id, role }: PageChoice, link: Link | null): boolean {
  if (link?.type !== 'page') return false
  return link.page ? link.page.id === id : role !== null && link.role === `~${role}`
}

function PageGroup({ label, pages, selected, onSelect }: PageGroupProps) {
  if (pages.length === 0) return null
  return (
    <>
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
        </button>
      ))}
    </>
  )
}

function sectionsOf(pages: Pages, language: string): readonly Section[] {
  const uncategorized = labelIn(messages.uncategorized, language)
  return [
    { title: messages.navigation, groups: pages.navigation.map(({ id, label, pages }) => ({ key: id, label, pages })) },
    { title: messages.topLevel, groups: [{ key: 'top', label: uncategorized, pages: pages.topLevel }] },
    {
      title: messages.collections,
      groups: pages.collections.map(({ name, label, pages }) => ({ key: name, label, pages })),
    },
  ]
}

function usePages(list: ControlServices['listPages']): Pages | 'failed' | null {
  const [pages, setPages] = useState<Pages | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    list().then(
      (found) => isCurrent && setPages(found),
      () => isCurrent && setPages('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [list])
  return pages
}
