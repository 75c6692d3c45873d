'use client'
import { contentSchema } from '@blickfang/contract/content/values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { shortTarget } from '@blickfang/contract/options/link/short-target.ts'
import { Crop, EyeOff, ImageOff, Images, ImageUp, Languages, Link as LinkIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import menu from '../../../ui/menu.module.css'
import { setMedia } from '../../commands/set-media.ts'
import { setFieldVisibility } from '../../commands/set-visibility.ts'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { chooseMedia } from '../../fields/media/choose-media.ts'
import { cropMedia, uploadMedia } from '../../fields/media/crop-media.ts'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { storedContent } from '../../model/shown-content.ts'
import { useTranslateField } from '../../shell/translation/use-translate-field.ts'
import { useLinkTarget } from '../use-link-target.ts'
import { Heading, Item, Line, Row, RowItem } from './menu-item.tsx'
import { useMenuWords } from './messages/use-menu-words.ts'

interface FieldItemsProps {
  readonly groupId: string
  readonly name: string
}

/** Menu items of a field: its picture, its link, hiding it. */
export function FieldItems({ groupId, name }: FieldItemsProps) {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const target = useLinkTarget(groupId, name)
  const group = session.document.groups.get(groupId)?.getState()
  const field = group && findGroup(group.name)?.group.fields[name]
  if (!field) return null
  const hasOptions = Object.values(field.options).some((option) => option.editable)
  return (
    <>
      <Heading>{labelIn(field.label, language)}</Heading>
      {field.kind === 'media' && <MediaItems groupId={groupId} name={name} />}
      {hasOptions && (
        <Item
          icon={LinkIcon}
          onSelect={() => session.overlay.send({ type: 'options', element: { groupId, field: name } })}
        >
          {t(field.kind === 'button' ? 'menu.link' : 'menu.options')}
          {target && <span className={menu.aside}>{shortTarget(target)}</span>}
        </Item>
      )}
      <TranslateItem groupId={groupId} name={name} />
      <Item icon={EyeOff} onSelect={() => session.run(setFieldVisibility, { groupId, field: name, visible: false })}>
        {t('menu.hideField', { kind: field.kind })}
      </Item>
      <Line />
    </>
  )
}

/** Offered where a service can translate the original. */
function TranslateItem({ groupId, name }: FieldItemsProps) {
  const { document } = useEditor()
  const { engine: t } = useWords()
  const translate = useTranslateField()
  const { isOffered } = useStore(document.translations)
  const field = document.groups.get(groupId)?.getState().fields[name]
  const original = contentSchema.safeParse(storedContent(field, document.defaultLocale)).data
  if (!isOffered || !field || !original?.text.trim()) return null
  return (
    <Item icon={Languages} onSelect={() => void translate(field.id)}>
      {t('menu.translate')}
    </Item>
  )
}

function MediaItems({ groupId, name }: FieldItemsProps) {
  const session = useEditor()
  const shell = useShell()
  const { engine: t } = useWords()
  const field = session.document.groups.get(groupId)?.getState().fields[name]
  if (!field) return null
  const { mediaId } = field.values
  return (
    <Row>
      <RowItem
        icon={Images}
        label={t('menu.chooseMedia')}
        word={t('menu.chooseWord')}
        onSelect={() => void chooseMedia(session, shell, { fieldId: field.id })}
      />
      {/* Its French words may come later than the menu. */}
      <Suspense>
        <UploadItem groupId={groupId} name={name} />
      </Suspense>
      {typeof mediaId === 'string' && (
        <>
          <RowItem
            icon={Crop}
            label={t('menu.crop')}
            word={t('menu.cropWord')}
            onSelect={() => cropMedia(session, shell, { groupId, name })}
          />
          <RowItem
            icon={ImageOff}
            label={t('menu.removeMedia')}
            word={t('menu.removeMediaWord')}
            onSelect={() => session.run(setMedia, { fieldId: field.id, mediaId: null })}
          />
        </>
      )}
    </Row>
  )
}

function UploadItem(place: FieldItemsProps) {
  const session = useEditor()
  const shell = useShell()
  const t = useMenuWords()
  return (
    <RowItem
      icon={ImageUp}
      label={t('upload')}
      word={t('uploadWord')}
      onSelect={() => void uploadMedia(session, shell, place)}
    />
  )
}
