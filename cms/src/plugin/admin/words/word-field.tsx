'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { CodeKind } from '../../payload/in-words.ts'
import { wordOf } from './word-of.ts'

/** A code in a form that nobody changes there, in words. */
export function WordField({ kind, field, path }: TextFieldClientProps & { readonly kind: CodeKind }) {
  const { value } = useField<string>({ path })
  const { i18n } = useTranslation()
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      <div>{wordOf(kind, value, i18n.language)}</div>
    </div>
  )
}
