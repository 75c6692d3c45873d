import { findGroup } from 'shared/blocks/groups.ts'
import type { Json } from 'shared/kernel/json.ts'
import { labelIn } from 'shared/kernel/label.ts'
import type { EditorLocale } from 'shared/kernel/locale.ts'
import type { Target } from '../../model/change.ts'
import type { PageDocument } from '../../model/page-document.ts'

/** What a value belongs to, in words: block, field or option. */
export function targetName(document: PageDocument, target: Target, key: string, language: EditorLocale): string {
  const place = document.places.get(target.id)
  const group = document.groups.get(place?.groupId ?? target.id)?.getState()
  const contract = group && findGroup(group.name)?.group
  if (!contract) return ''
  const field = place && contract.fields[place.name]
  const [kind, name = ''] = key.split('.')
  const option = kind === 'options' ? (field?.options[name] ?? contract.options[name]) : undefined
  return [contract.label, field?.label, option?.label]
    .flatMap((label) => (label ? [labelIn(label, language)] : []))
    .join(' › ')
}

/** A value as a person can read it; null for one that has no words. */
export function valueText(value: Json): string | null {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || Array.isArray(value)) return null
  if ('text' in value && typeof value.text === 'string') return value.text
  const link = ['url', 'phone', 'email'] as const
  const found = 'type' in value ? link.find((name) => name === (value as { type: Json }).type) : undefined
  const address = found ? (value as { readonly [key: string]: Json })[found] : null
  return typeof address === 'string' ? address : null
}
