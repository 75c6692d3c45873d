import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../locales/words.tsx'
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
  const { language } = useWords()
  const [name, setName] = useTyped(`template.${template.id}`, template.name)
  const [base, setBase] = useState(template.rev)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (!hasVisibleText(name)) return setFailure(t('nameMissing'))
    setBusy(true)
    try {
      await call('renameTemplate', { id: template.id, name: name.trim(), base })
      onClose()
    } catch (error) {
      const now = error instanceof ApiError && error.code === 'CONFLICT' ? await readNow(template.id) : undefined
      if (now) setBase(now.rev)
      setFailure(now ? t('renamedBySomebody', { name: now.name }) : errorSentence(error, language))
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <NameField value={name} attempt={attempt} error={failure} onName={setName} />
      <div className={css.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="solid" type="submit" busy={busy}>
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
