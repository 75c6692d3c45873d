'use client'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useTypedOver } from '../../kept-text.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'
import { FormButtons, type PageFormProps } from './form-buttons.tsx'
import { NewerValue } from './newer-value.tsx'

/** The page's name in one language. */
export function NameForm({ page, locale, onClose }: PageFormProps) {
  const t = usePagesWords()
  const { language } = useWords()
  const session = useEditor()
  const { text: name, type: setName, newer } = useTypedOver(`page.${page.id}.name.${locale}`, page.name[locale] ?? '')
  const [attempt, setAttempt] = useState(0)

  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (!hasVisibleText(name)) return
    session.run(setPageValue, { pageId: page.id, key: valueKeys.name.key(locale), value: name.trim() })
    onClose()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={t('nameIn', { language: localeName(locale, language) })}
        value={name}
        maxLength={200}
        required
        autoFocus
        attempt={attempt}
        error={attempt > 0 && !hasVisibleText(name) ? t('nameMissing') : null}
        onChange={(event) => setName(event.target.value)}
      />
      <NewerValue value={newer} />
      <FormButtons onCancel={onClose} />
    </form>
  )
}
