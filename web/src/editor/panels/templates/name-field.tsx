import { templateNameLength } from '@blickfang/contract/api/v1/templates/template-name.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useTemplatesWords } from './messages/use-templates-words.ts'

type NameFieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'attempt' | 'error' | 'onFocus'> & {
  readonly onName: (name: string) => void
}

/** Field for the name of a template: the first thing that is asked for where it stands. */
export function NameField({ onName, ...field }: NameFieldProps) {
  const t = useTemplatesWords()
  return (
    <TextField
      {...field}
      label={t('name')}
      maxLength={templateNameLength}
      required
      autoFocus
      autoComplete="off"
      onChange={(event) => onName(event.target.value)}
    />
  )
}
