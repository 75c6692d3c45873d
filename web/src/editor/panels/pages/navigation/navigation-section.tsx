'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import { CalendarPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { MenuItem } from '../../../../ui/menu.tsx'
import text from '../../../../ui/text.module.css'
import { pageName, useEditor } from '../../../context/editor-context.tsx'
import {
  findBooking,
  moved,
  type NavigationChild,
  withBooking,
  withChildMoved,
  withContainer,
  withLabel,
  withoutContainer,
} from '../../../shell/navigation-edits.ts'
import { useCreatePage } from '../../../shell/new-page/use-create-page.ts'
import { isListed } from '../lists/page-lists.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import { NewPage } from '../new-page.tsx'
import { PageRow } from '../page-row.tsx'
import styles from '../pages-panel.module.css'
import { SortableList } from '../sortable-list.tsx'
import { childItems } from '../use-page-menu.tsx'
import { BookingRow } from './booking-row.tsx'
import { containerLabel } from './container-label.ts'
import { ContainerName } from './container-name.tsx'

interface NavigationSectionProps {
  navigation: readonly NavigationContainer[]
  entries: Readonly<Record<string, EditorPageEntry>>
  menuOf: (page: EditorPageEntry) => readonly MenuItem[]
  onChange: (next: readonly NavigationContainer[]) => void
}

/** The header's menu: its entries with their pages, in order. What changes here is live at once and can be undone. */
export function NavigationSection({ navigation, entries, menuOf, onChange }: NavigationSectionProps) {
  const t = usePagesWords()
  const { locale } = useEditor().document
  const items = navigation.map((container) => ({
    id: container.id,
    name: containerLabel(container, locale) || t('unnamed'),
  }))
  return (
    <section className={styles.section}>
      <h3 className={text.heading}>{t('navigation')}</h3>
      <p className={text.soft}>{t('navigationHint')}</p>
      <SortableList items={items} onMove={(from, to) => onChange(moved(navigation, from, to))}>
        {(id, tools) => {
          const container = navigation.find((candidate) => candidate.id === id)
          return container && <Container {...tools} {...{ container, navigation, entries, menuOf, onChange }} />
        }}
      </SortableList>
      <NewPage
        list="navigation"
        label={t('newContainer')}
        nameLabel={t('containerName')}
        missing={t('nameMissing')}
        onCreate={async (name) => {
          onChange(withContainer(navigation, { [locale]: name }))
          return true
        }}
      />
      {!findBooking(navigation) && (
        <Button
          variant="quiet"
          className={styles.add}
          icon={<CalendarPlus size={16} />}
          onClick={() => onChange(withBooking(navigation, { [locale]: t('booking') }))}
        >
          {t('addBooking')}
        </Button>
      )}
    </section>
  )
}

interface ContainerProps extends NavigationSectionProps {
  container: NavigationContainer
  grip: React.ReactNode
  steps: React.ReactNode
}

function Container({ container, navigation, entries, menuOf, onChange, grip, steps }: ContainerProps) {
  const t = usePagesWords()
  const { document } = useEditor()
  const createPage = useCreatePage()
  const [isAsking, setAsking] = useState(false)
  const name = containerLabel(container, document.locale) || t('unnamed')
  const children = container.children.filter((child) => {
    if (child.type === 'booking') return true
    const page = entries[child.page]
    return page && isListed(page)
  })
  const place = (index: number) => container.children.findIndex((child) => child.id === children[index]?.id)

  return (
    <div className={styles.container}>
      <div className={styles.containerHead}>
        {grip}
        <ContainerName
          key={container.label[document.locale] ?? ''}
          id={`${container.id}.${document.locale}`}
          value={container.label[document.locale] ?? ''}
          placeholder={name}
          onSave={(label) => onChange(withLabel(navigation, container.id, document.locale, label))}
        />
        <span className={styles.steps}>{steps}</span>
        <IconButton
          small
          tip="none"
          label={t('removeContainer', { name })}
          onClick={() => (children.length > 0 ? setAsking(true) : onChange(withoutContainer(navigation, container.id)))}
        >
          <Trash2 size={15} />
        </IconButton>
      </div>
      <SortableList
        items={children.map((child) => ({ id: child.id, name: nameOf(child) }))}
        onMove={(from, to) => onChange(withChildMoved(navigation, container.id, place(from), place(to)))}
      >
        {(id, tools) => {
          const child = children.find((candidate) => candidate.id === id)
          const note = child?.appearance === 'button' ? t('asButton') : undefined
          if (child?.type !== 'page') {
            const menu = child
              ? childItems({ child, navigation, changeNavigation: onChange, locale: document.locale, t })
              : []
            return <BookingRow menu={menu} note={note} {...tools} />
          }
          const page = entries[child.page]
          return page && <PageRow page={page} menu={menuOf(page)} note={note} {...tools} />
        }}
      </SortableList>
      <NewPage
        list={container.id}
        label={t('newPage')}
        nameLabel={t('name')}
        missing={t('nameMissing')}
        onCreate={(pageNameText) => createPage({ name: pageNameText, containerId: container.id })}
      />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeContainer', { name })}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onChange(withoutContainer(navigation, container.id))
        }}
      >
        <p className={text.text}>{t('removeContainerText', { count: children.length })}</p>
      </ConfirmDialog>
    </div>
  )

  function nameOf(child: NavigationChild): string {
    if (child.type === 'booking') return t('booking')
    const page = entries[child.page]
    return page ? pageName(document, page) : ''
  }
}
