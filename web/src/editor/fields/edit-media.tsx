'use client'
import { labelIn } from 'shared/kernel/label.ts'
import type { FieldProps } from 'shared/kernel/view.ts'
import { useStore } from 'zustand'
import { useEditor, useGroup } from '../editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { EditPicture } from './edit-picture.tsx'
import { fieldAttributes } from './field-attributes.ts'
import css from './fields.module.css'
import type { Place } from './place.ts'
import { useFieldId } from './use-field.ts'
import { useTools } from './use-tools.ts'

/** A picture; Enter or a click opens its menu, from which the library is one step away. */
export function EditMedia({ place, ...look }: FieldProps['media'] & { place: Place }) {
  const { document } = useEditor()
  const { engine: t, language } = useWords()
  const tools = useTools()
  const fieldId = useFieldId(place)
  const mediaId = useGroup(place.groupId, (group) => group.fields[place.name]?.values.mediaId)
  const media = useStore(document.media, (all) => (typeof mediaId === 'string' ? all[mediaId] : undefined))
  const label = labelIn(place.field.label, language)
  const attributes = {
    ...fieldAttributes(fieldId, place),
    ...(tools && {
      tabIndex: 0,
      role: 'button',
      'aria-haspopup': 'menu' as const,
      'aria-label': t('field.picture', { label, alt: media?.alt ?? '' }),
    }),
  }
  if (media) return <EditPicture {...look} media={media} attributes={attributes} />
  return (
    <div className={css.noPicture} {...attributes}>
      {label}
    </div>
  )
}
