import { collectionLabel } from '@blickfang/blocks/collection-label.ts'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { allForms } from '@blickfang/contract/forms/all-forms.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { CodeKind } from '../../payload/in-words.ts'
import { languageNames } from '../../payload/texts/language-names.ts'
import { roleNames } from '../texts/role-names.ts'

const labels: { readonly [K in Exclude<CodeKind, 'collection'>]: (code: string) => Label | undefined } = {
  block: (code) => findGroup(code)?.group.label,
  language: (code) => {
    const locale = localeSchema.safeParse(code).data
    return locale && languageNames[locale]
  },
  role: (code) => roleNames[code],
  form: (code) => allForms().get(code)?.form.label,
}

/** Word of people for a code; the code itself when nobody knows it any more. Pages without a collection are the free ones. */
export function wordOf(kind: CodeKind, code: unknown, language: string): string {
  const text = typeof code === 'string' ? code : ''
  if (kind === 'collection') return collectionLabel(text || null, language)
  const label = labels[kind](text)
  return label ? labelIn(label, language) : text
}

/** Word for a field of a block. */
export function fieldWord(block: unknown, name: unknown, language: string): string {
  const label = findGroup(String(block ?? ''))?.group.fields[String(name)]?.label
  return label ? labelIn(label, language) : String(name ?? '')
}

/** Word for an option of a block; with a field's name, of that field. */
export function optionWord(block: string, { field, name }: { field?: string; name: string }, language: string): string {
  const group = findGroup(block)?.group
  const label = (field === undefined ? group?.options : group?.fields[field]?.options)?.[name]?.label
  return label ? labelIn(label, language) : name
}
