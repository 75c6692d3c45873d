'use client'
import { useState } from 'react'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePageEntries } from '../../editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'
import { CollectionSection } from './collection-section.tsx'
import { PageDialog } from './forms/page-dialog.tsx'
import { NavigationSection } from './navigation-section.tsx'
import styles from './pages-panel.module.css'
import { type PagePart, usePageMenu } from './use-page-menu.tsx'
import { collectionName, usePages } from './use-pages.ts'

/** Every page of the site: the navigation first, then the other pages, then the collections. */
export function PagesPanel({ onClose }: { onClose: () => void }) {
  const t = useDialogWords()
  const { language } = useWords()
  const { navigation, changeNavigation, entries, lists } = usePages()
  const [editing, setEditing] = useState<{ id: string; part: PagePart } | null>(null)
  const menuOf = usePageMenu({
    navigation,
    changeNavigation,
    onEdit: (page, part) => setEditing({ id: page.id, part }),
  })
  const edited = usePageEntries()[editing?.id ?? '']
  return (
    <SidePanel title={t('pages.title')} closeLabel={t('close')} onClose={onClose}>
      {navigation ? (
        <NavigationSection {...{ navigation, entries, menuOf }} onChange={changeNavigation} />
      ) : (
        <div className={styles.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
      <CollectionSection title={t('pages.topLevel')} collection={null} pages={lists.topLevel} menuOf={menuOf} />
      {lists.collections.map(({ name, pages }) => (
        <CollectionSection
          key={name}
          title={collectionName(name, language)}
          collection={name}
          pages={pages}
          menuOf={menuOf}
        />
      ))}
      {editing && edited && <PageDialog page={edited} part={editing.part} onClose={() => setEditing(null)} />}
    </SidePanel>
  )
}
