import type { AnyBoundField } from '@blickfang/blocks/lookup/any-view.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import type { Field, FieldKind } from '@blickfang/contract/kernel/field.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import type { ComponentType } from 'react'
import { EditButton } from './edit-button.tsx'
import { EditRichText } from './edit-rich-text.tsx'
import { EditMedia } from './media/edit-media.tsx'
import type { Place } from './place.ts'
import { EditText } from './text/edit-text.tsx'

type EditComponents = { readonly [K in FieldKind]: ComponentType<FieldProps[K] & { place: Place }> }

/** How each kind of field is edited in place. */
const editFields: EditComponents = { text: EditText, richText: EditRichText, media: EditMedia, button: EditButton }

/**
 * Binds the fields of one group, once for its life: a new component type would remount the field and lose the caret.
 * `isEmpty` is therefore asked anew at every rendering; the group renders when one of its answers changes.
 */
export function bindEditFields(
  group: Group,
  groupId: string,
  hasPlace: (name: string) => boolean,
): Readonly<Record<string, AnyBoundField>> {
  return Object.fromEntries(
    Object.entries(group.fields).map(([name, field]) => [
      name,
      bindField({ groupId, name, field }, () => !hasPlace(name)),
    ]),
  )
}

function bindField(place: Place, isEmpty: () => boolean): AnyBoundField {
  const Edit = editFields[place.field.kind as Field['kind']] as ComponentType<{ place: Place }>
  // biome-ignore lint/correctness/noComponentHookFactories: bound once for the life of a group, see above
  const Bound = (look: object) => (isEmpty() ? null : <Edit {...look} place={place} />)
  return Object.defineProperty(Bound, 'isEmpty', { get: isEmpty }) as typeof Bound & { readonly isEmpty: boolean }
}
