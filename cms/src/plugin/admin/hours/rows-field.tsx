import { FieldDescription, FieldError, useFormSubmitted } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import css from '../options/options-form.module.css'

interface RowsFieldProps extends Pick<ArrayFieldClientProps, 'field' | 'path'> {
  /** Sentence about rows that cannot be saved, once somebody has tried; null: they can. */
  readonly wrong: string | null
  readonly children: ReactNode
}

/** Where a control of the page editor stands in the place of Payload's list, with what the form says of it. */
export function RowsField({ field, path, wrong, children }: RowsFieldProps) {
  const isSubmitted = useFormSubmitted()
  return (
    <div className={`field-type ${css.field}`}>
      {children}
      <FieldError path={path} showError={wrong !== null && isSubmitted} message={wrong ?? ''} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}

/** The id of the field's control, as Payload names its own. */
export function idOfField(path: string): string {
  return `field-${path.replaceAll('.', '__')}`
}
