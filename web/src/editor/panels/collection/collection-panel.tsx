'use client'
import { collectionLabel } from '@blickfang/blocks/collection-label.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { arrange } from '@blickfang/contract/kernel/items/items.ts'
import { Archive, Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { pageName, useEditor, useGroup } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { type Container, useContainer } from '../../shell/collections/use-container.ts'
import type { Place } from '../../shell/sorting/place.ts'
import { SortedList, type SortingTools } from '../../shell/sorting/sorted-list.tsx'
import { SortingArea } from '../../shell/sorting/sorting-area.tsx'
import type { DialogProps } from '../dialog-props.ts'
import css from './collection-panel.module.css'
import { useCollectionWords } from './messages/use-collection-words.ts'
import { useMembers } from './use-members.ts'

/** Panel for the collection of a block: which pages the block shows, in which order, and which it keeps back. The page shows each change at once. */
export function CollectionPanel({ groupId, onClose }: DialogProps<'collection'>) {
  const t = useCollectionWords()
  const { language } = useWords()
  const collection = findGroup(useGroup(groupId, ({ name }) => name))?.block.collection?.name ?? ''
  const container = useContainer(groupId)
  const { members, isRead, hasFailed, readAgain } = useMembers(collection)
  useEscape(onClose)
  return (
    <SidePanel
      title={t('title', { name: collectionLabel(collection, language) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <p className={text.soft}>{t('hint')}</p>
      {!isRead && !hasFailed && members.length === 0 && <Spinner label={t('loading')} />}
      {hasFailed && (
        <div role="alert">
          <p className={text.text}>{t('unreachable')}</p>
          <Button onClick={readAgain}>{t('tryAgain')}</Button>
        </div>
      )}
      {isRead && members.length === 0 && <p className={text.soft}>{t('none')}</p>}
      {container && members.length > 0 && <Lists container={container} members={members} />}
    </SidePanel>
  )
}

const [shownList, archivedList] = ['shown', 'archived']

function Lists({ container, members }: { container: Container; members: readonly EditorPageEntry[] }) {
  const t = useCollectionWords()
  const { document } = useEditor()
  const [said, setSaid] = useState('')
  const { shown, archived } = arrange(members, container.items)
  const nameOf = (page: EditorPageEntry) => pageName(document, page) || t('unnamed')
  const listOf = (id: string, label: string, pages: readonly EditorPageEntry[]) => ({
    ...{ id, label },
    items: pages.map((page) => ({ id: page.id, name: nameOf(page) })),
  })
  const lists = [listOf(shownList, t('shown'), shown), listOf(archivedList, t('archived'), archived)]

  function move(id: string, { list, index }: Place) {
    const over = (list === shownList ? shown : archived)[index]
    if (over) container.move(members, id, over.id)
    else container.show(members, id, list === shownList)
  }
  function toggle(page: EditorPageEntry, isShown: boolean) {
    container.show(members, page.id, isShown)
    setSaid(t(isShown ? 'nowShown' : 'nowArchived', { name: nameOf(page) }))
  }
  return (
    <SortingArea lists={lists} canMove={() => true} onMove={move}>
      <section className={css.list}>
        <h3 className={text.heading}>{t('shownCount', { count: shown.length })}</h3>
        <SortedList list={shownList} label={t('shown')}>
          {(id, tools) => <Row page={shown.find((page) => page.id === id)} isShown tools={tools} toggle={toggle} />}
        </SortedList>
      </section>
      <section className={css.list}>
        <h3 className={text.heading}>{t('archivedCount', { count: archived.length })}</h3>
        {archived.length === 0 && <p className={text.soft}>{t('noneArchived')}</p>}
        <SortedList list={archivedList} label={t('archived')}>
          {(id, tools) => (
            <Row page={archived.find((page) => page.id === id)} isShown={false} tools={tools} toggle={toggle} />
          )}
        </SortedList>
      </section>
      <CheckField
        label={t('newcomers')}
        checked={container.items?.only !== true}
        onChange={(isOn) => container.showOnly(members, !isOn)}
      />
      <p className={css.said} role="status">
        {said}
      </p>
    </SortingArea>
  )
}

interface RowProps {
  readonly page: EditorPageEntry | undefined
  readonly isShown: boolean
  readonly tools: SortingTools
  readonly toggle: (page: EditorPageEntry, isShown: boolean) => void
}

function Row({ page, isShown, tools, toggle }: RowProps) {
  const t = useCollectionWords()
  const { document } = useEditor()
  if (!page) return null
  const name = pageName(document, page) || t('unnamed')
  return (
    <div className={css.row} data-archived={!isShown || undefined}>
      {tools.grip}
      <span className={css.name}>{name}</span>
      {tools.steps}
      <IconButton
        small
        tip="none"
        label={t(isShown ? 'archive' : 'show', { name })}
        onClick={() => toggle(page, !isShown)}
      >
        {isShown ? <Archive size={15} /> : <Eye size={15} />}
      </IconButton>
    </div>
  )
}

/** Closes by Escape, unless something that moves is on its way: then it stays where it was. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOnItsWay = document.querySelector('[aria-roledescription][aria-pressed="true"]') !== null
      if (event.key !== 'Escape' || event.defaultPrevented || isOnItsWay) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
}
