import type { AnyBoundField } from '@blickfang/blocks/lookup/any-view.ts'
import type { FieldView, GroupView } from '@blickfang/contract/content/page-view.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { isShown } from '@blickfang/contract/kernel/conditions.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { ComponentType } from 'react'
import { liveFields } from './live-fields.tsx'

interface Binding {
  readonly group: Group
  readonly data: GroupView
  readonly options: Readonly<Record<string, unknown>>
  readonly locale: Locale
}

/** Binds each field of the contract to its content. Hidden, empty and not applicable ones render nothing. */
export function bindFields({ group, data, options, locale }: Binding): Readonly<Record<string, AnyBoundField>> {
  const byName = new Map(data.fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(group.fields).map(([name, field]) => {
      const isHidden = data.hiddenFields.includes(name) || !isShown(group.showWhen[name], options)
      return [name, bindField(field, isHidden ? undefined : byName.get(name), locale)]
    }),
  )
}

function bindField({ kind }: Field, content: FieldView | undefined, locale: Locale): AnyBoundField {
  const { isEmpty, Component } = liveFields[kind]
  if (!content || isEmpty(content)) return Object.assign(() => null, { isEmpty: true })
  const Bound = Component as ComponentType<{ field: FieldView; locale: Locale }>
  return Object.assign((place: object) => <Bound {...place} field={content} locale={locale} />, { isEmpty: false })
}
