'use client'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { usePageEntries } from '../../editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'
import { CollectionSection } from './collection-section.tsx'
import { PageDialog } from './forms/page-dialog.tsx'
import { NavigationSection } from './navigation-section.tsx'
import styles from './pages-panel.module.css'
import { type PagePart, usePageMenu } from './use-page-menu.tsx'
import { collectionName, usePages } from './use-pages.ts'
import { useSearchQuery } from './use-search-query.ts'

/** Every page of the site: the navigation first, then the other pages, then the collections. */
export function PagesPanel({ onClose }: { onClose: () => void }) {
  const t = useDialogWords()
  const { language } = useWords()
  const [search, setSearch] = useSearchQuery()
  const { navigation, changeNavigation, entries, lists } = usePages(search)
  const isFound = search.trim() !== ''
  const [editing, setEditing] = useState<{ id: string; part: PagePart } | null>(null)
  const menuOf = usePageMenu({
    navigation,
    changeNavigation,
    onEdit: (page, part) => setEditing({ id: page.id, part }),
  })
  const edited = usePageEntries()[editing?.id ?? '']
  const all = [{ name: null, pages: lists.topLevel }, ...lists.collections]
  const sections = isFound ? all.filter(({ pages }) => pages.length > 0) : all
  return (
    <SidePanel title={t('pages.title')} closeLabel={t('close')} onClose={onClose}>
      <TextField
        type="search"
        hideLabel
        label={t('pages.search')}
        placeholder={t('pages.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {!navigation && (
        <div className={styles.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
      {navigation && !isFound && <NavigationSection {...{ navigation, entries, menuOf }} onChange={changeNavigation} />}
      <p className={text.soft} role="status">
        {navigation && isFound && sections.length === 0 ? t('pages.nothing', { search: search.trim() }) : null}
      </p>
      {navigation &&
        sections.map(({ name, pages }) => (
          <CollectionSection
            key={`${name} ${search.trim()}`}
            title={name === null ? t('pages.topLevel') : collectionName(name, language)}
            collection={name}
            {...{ pages, isFound, menuOf }}
          />
        ))}
      {editing && edited && <PageDialog page={edited} part={editing.part} onClose={() => setEditing(null)} />}
    </SidePanel>
  )
}
