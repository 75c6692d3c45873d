import type { MediaUse } from '@blickfang/contract/content/media/media-use.ts'
import type { FlattenedField } from 'payload'

declare module 'payload' {
  interface CollectionCustom {
    mediaUse?: UseInWords
  }
  interface FieldCustom {
    /** The field is of JSON and holds ids of media, which it shows. */
    namesMedia?: true
  }
}

/** How people are told that a collection's document uses a medium, where that is not as an entry by its title. */
export interface UseInWords {
  readonly kind: Exclude<MediaUse['kind'], 'page' | 'setting'>
  /** Fields that make up its name. */
  readonly name: readonly string[]
}

/** A field and the names that lead to it in its row. */
export interface PlacedField {
  readonly field: FlattenedField
  readonly path: readonly string[]
}

/** Every field of a collection or a global, however deep. Names begin anew in a list, whose rows lie in a table of their own. */
export function placedFields(fields: readonly FlattenedField[], path: readonly string[] = []): readonly PlacedField[] {
  return fields.flatMap((field): readonly PlacedField[] => {
    const own = [...path, field.name]
    const placed = { field, path: own }
    if (field.type === 'blocks')
      return [placed, ...field.blocks.flatMap(({ flattenedFields }) => placedFields(flattenedFields))]
    if (field.type === 'array') return placedFields(field.flattenedFields)
    return 'flattenedFields' in field ? placedFields(field.flattenedFields, own) : [placed]
  })
}

/** Whether a field's value is a medium, or several, or one of several kinds of documents. */
export function isOfMedia({ field }: PlacedField): boolean {
  if (field.type !== 'upload' && field.type !== 'relationship') return false
  return [field.relationTo].flat().includes('bf-media')
}

/** Whether a medium may stand somewhere within the JSON that a field is kept as: a rich text has pictures among its words. */
export function mayHoldMedia({ field }: PlacedField): boolean {
  return field.type === 'richText' || field.type === 'blocks' || field.custom?.namesMedia === true
}
