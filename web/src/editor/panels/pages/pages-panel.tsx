'use client'
import { collectionLabel } from '@blickfang/blocks/collection-label.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { usePageEntries } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { PanelProps } from '../define-panel.ts'
import { CollectionSection } from './collection-section.tsx'
import { PageDialog } from './forms/page-dialog.tsx'
import { WithTranslationCounts } from './lists/page-lacks.tsx'
import type { PageList } from './lists/page-lists.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import { NavigationArea } from './navigation/navigation-area.tsx'
import { NavigationSection } from './navigation/navigation-section.tsx'
import css from './pages-panel.module.css'
import { type PagePart, usePageMenu } from './use-page-menu.tsx'
import { usePages } from './use-pages.ts'
import { useSearchQuery } from './use-search-query.ts'

/** Every page of the site: the navigation first, then the other pages, then the collections. */
export function PagesPanel({ title, onClose }: PanelProps) {
  const t = usePagesWords()
  const { language } = useWords()
  const [search, setSearch] = useSearchQuery()
  const { navigation, changeNavigation, entries, lists, state, countMore, containerOf, readMore, tryAgain } =
    usePages(search)
  const isFound = search.trim() !== ''
  const [editing, setEditing] = useState<{ id: string; part: PagePart } | null>(null)
  const menuOf = usePageMenu({
    navigation,
    changeNavigation,
    onEdit: (page, part) => setEditing({ id: page.id, part }),
  })
  const edited = usePageEntries()[editing?.id ?? '']
  const sections = isFound ? lists.filter(({ pages }) => pages.length > 0) : lists
  const free = lists.find(({ name }) => name === null)?.pages ?? []
  const isWaiting = !isFound && (state === 'reading' || (state === 'read' && !navigation))
  return (
    <SidePanel title={title} closeLabel={t('close')} onClose={onClose}>
      <WithTranslationCounts>
        <TextField
          type="search"
          hideLabel
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {isWaiting && (
          <div className={css.waiting}>
            <Spinner label={t('loading')} />
          </div>
        )}
        <NavigationArea navigation={navigation} entries={entries} free={free} onChange={changeNavigation}>
          {!isWaiting && navigation && !isFound && (
            <NavigationSection navigation={navigation} entries={entries} menuOf={menuOf} onChange={changeNavigation} />
          )}
          <p className={text.soft} role="status">
            {statusOf()}
          </p>
          {state === 'unreachable' && (
            <Button variant="quiet" className={css.add} onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
          {sections.filter(({ name }) => name === null).map(sectionOf)}
        </NavigationArea>
        {sections.filter(({ name }) => name !== null).map(sectionOf)}
        {editing && edited && (
          <PageDialog
            page={edited}
            part={editing.part}
            onClose={() => setEditing((now) => (now === editing ? null : now))}
          />
        )}
      </WithTranslationCounts>
    </SidePanel>
  )

  function sectionOf(list: PageList) {
    return (
      !isWaiting && (
        <CollectionSection
          key={list.name}
          title={list.name === null ? t('topLevel') : collectionLabel(list.name, language)}
          list={list}
          more={countMore(list)}
          onMore={() => readMore(list.name)}
          container={containerOf(list)}
          isFound={isFound}
          menuOf={menuOf}
        />
      )
    )
  }

  function statusOf(): string | null {
    if (state === 'unreachable') return t('onlyKnown')
    if (!isFound) return null
    if (state === 'reading') return t('searching')
    return sections.length === 0 ? t('nothing', { search: search.trim() }) : null
  }
}
