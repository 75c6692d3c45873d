import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../shell/actions/use-form.ts'
import { useTyped } from '../kept-text.ts'
import { useTemplatesWords } from './messages/use-templates-words.ts'
import { NameField } from './name-field.tsx'
import css from './templates.module.css'

interface RenameFormProps {
  readonly template: Template
  readonly onClose: () => void
}

/** The line for a template's other name; who comes second reads the name that somebody gave it meanwhile. */
export function RenameForm({ template, onClose }: RenameFormProps) {
  const t = useTemplatesWords()
  const [name, setName] = useTyped(`template.${template.id}`, template.name)
  const [base, setBase] = useState(template.rev)
  const { field, isBusy, submit } = useForm({
    check: () => (hasVisibleText(name) ? null : t('nameMissing')),
    send: async () => {
      try {
        await call('renameTemplate', { id: template.id, name: name.trim(), base })
        onClose()
      } catch (error) {
        const now = error instanceof ApiError && error.code === 'CONFLICT' ? await readNow(template.id) : undefined
        if (!now) throw error
        setBase(now.rev)
        return t('renamedBySomebody', { name: now.name })
      }
    },
  })
  return (
    <form noValidate onSubmit={submit}>
      <NameField {...field} value={name} onName={setName} />
      <div className={css.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="solid" type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** The template as somebody else has named it; undefined where that cannot be read. */
async function readNow(id: string): Promise<Template | undefined> {
  try {
    return (await call('listTemplates', {})).templates.find((template) => template.id === id)
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
