import type { Place } from './place.ts'

/** How an element of the page says which field it is; in edit mode only. */
export function fieldAttributes(fieldId: string, { groupId, name, field }: Place) {
  return { 'data-field-id': fieldId, 'data-field': name, 'data-field-group': groupId, 'data-field-kind': field.kind }
}
