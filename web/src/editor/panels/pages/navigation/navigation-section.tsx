'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import {
  maxChildren,
  maxContainerName,
  maxContainers,
  type NavigationContainer,
} from '@blickfang/contract/content/navigation.ts'
import { CalendarPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import text from '../../../../ui/text.module.css'
import { useEditor } from '../../../context/editor-context.tsx'
import {
  findBooking,
  type NavigationEdit,
  withBooking,
  withContainer,
  withLabel,
  withoutContainer,
} from '../../../shell/navigation-edits.ts'
import { SortedList, type SortingTools } from '../../../shell/sorting/sorted-list.tsx'
import { usePagesWords } from '../messages/use-pages-words.ts'
import { NewPage } from '../new-page.tsx'
import { NewSitePage } from '../new-site-page.tsx'
import { PageRow } from '../page-row.tsx'
import css from '../pages-panel.module.css'
import { childItems, type MenuOf } from '../use-page-menu.tsx'
import { BookingRow } from './booking-row.tsx'
import { containerLabel } from './container-label.ts'
import { ContainerName } from './container-name.tsx'
import { entriesList, listedChildren } from './navigation-area.tsx'

interface NavigationSectionProps {
  navigation: readonly NavigationContainer[]
  entries: Readonly<Record<string, EditorPageEntry>>
  menuOf: MenuOf
  onChange: (edit: NavigationEdit) => void
}

/** The header's menu: its entries with their pages, in order. Changes here are live at once and can be undone. */
export function NavigationSection({ navigation, entries, menuOf, onChange }: NavigationSectionProps) {
  const t = usePagesWords()
  const { locale } = useEditor().document
  const hasRoom = navigation.length < maxContainers
  return (
    <section className={css.section}>
      <h3 className={text.heading}>{t('navigation')}</h3>
      <p className={text.soft}>{t('navigationHint')}</p>
      <SortedList list={entriesList}>
        {(id, tools) => {
          const container = navigation.find((candidate) => candidate.id === id)
          return (
            container && (
              <Container
                {...tools}
                container={container}
                navigation={navigation}
                entries={entries}
                menuOf={menuOf}
                onChange={onChange}
              />
            )
          )
        }}
      </SortedList>
      {hasRoom && (
        <NewPage
          list="navigation"
          label={t('newContainer')}
          nameLabel={t('containerName')}
          missing={t('nameMissing')}
          maxLength={maxContainerName}
          onCreate={async (name) => {
            onChange((now) => withContainer(now, { [locale]: name }))
            return true
          }}
        />
      )}
      {hasRoom && !findBooking(navigation) && (
        <Button
          variant="quiet"
          className={css.add}
          icon={<CalendarPlus size={16} />}
          onClick={() => onChange((now) => withBooking(now, { [locale]: t('booking') }))}
        >
          {t('addBooking')}
        </Button>
      )}
    </section>
  )
}

interface ContainerProps extends NavigationSectionProps, SortingTools {
  container: NavigationContainer
}

function Container({ container, navigation, entries, menuOf, onChange, grip, steps }: ContainerProps) {
  const t = usePagesWords()
  const { document } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const name = containerLabel(container, document.locale) || t('unnamed')
  const children = listedChildren(container, entries)
  const remove = () => onChange((now) => withoutContainer(now, container.id))
  return (
    <div className={css.container}>
      <div className={css.containerHead}>
        {grip}
        <ContainerName
          id={`${container.id}.${document.locale}`}
          value={container.label[document.locale] ?? ''}
          placeholder={name}
          onSave={(label) => onChange((now) => withLabel(now, container.id, document.locale, label))}
        />
        <span className={css.steps}>{steps}</span>
        <IconButton
          small
          tip="none"
          label={t('removeContainer', { name })}
          onClick={() => (children.length > 0 ? setAsking(true) : remove())}
        >
          <Trash2 size={15} />
        </IconButton>
      </div>
      <SortedList list={container.id} label={name}>
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
      </SortedList>
      {container.children.length < maxChildren && <NewSitePage list={container.id} containerId={container.id} />}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeContainer', { name })}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          remove()
        }}
      >
        <p className={text.text}>{t('removeContainerText', { count: children.length })}</p>
      </ConfirmDialog>
    </div>
  )
}
