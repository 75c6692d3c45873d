'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import { useStore } from 'zustand'
import { WholeLink } from '../../../site/fields/whole-link.tsx'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { fieldAttributes } from '../field-attributes.ts'
import type { Place } from '../place.ts'
import { useFieldId } from '../use-field.ts'
import { useTools } from '../use-tools.ts'
import { EditPicture } from './edit-picture.tsx'
import { EmptyPicture } from './empty-picture.tsx'

/** A picture; Enter or a click opens its menu, from which the library is one step away. An empty one opens the library itself. */
export function EditMedia({ place, whole, ...look }: FieldProps['media'] & { place: Place }) {
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
      ...(media
        ? { 'aria-haspopup': 'menu' as const, 'aria-label': t('field.picture', { label, alt: media.alt }) }
        : { 'aria-label': t('field.chooseFor', { label }) }),
    }),
  }
  const picture = media && <EditPicture {...look} media={media} attributes={attributes} />
  if (picture && whole === undefined) return picture
  // While tools are on, a click means the picture itself.
  if (picture && tools) return <span className={whole}>{picture}</span>
  if (picture) {
    return (
      <WholeLink media={media} locale={document.locale} className={whole}>
        {picture}
      </WholeLink>
    )
  }
  return <EmptyPicture fieldId={fieldId} label={label} attributes={attributes} />
}
