'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { descriptionLength } from '@blickfang/contract/content/values.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import type { FormEvent } from 'react'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useTypedOver } from '../../kept-text.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'
import { FormButtons } from './form-buttons.tsx'
import { NewerValue } from './newer-value.tsx'

/** Form for the page's description in search engines, in the language that is open. */
export function DescriptionForm({ page, onClose }: { page: EditorPageEntry; onClose: () => void }) {
  const t = usePagesWords()
  const { language } = useWords()
  const session = useEditor()
  const { locale } = session.document
  const { text, type, newer } = useTypedOver(`page.${page.id}.description.${locale}`, page.description[locale] ?? '')
  const words = text.replace(/\s+/g, ' ').trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    session.run(setPageValue, { pageId: page.id, key: valueKeys.description.key(locale), value: words || null })
    onClose()
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TextArea
        label={t('descriptionIn', { language: localeName(locale, language) })}
        note={t('descriptionRoom', { count: descriptionLength - text.length })}
        hint={t('descriptionHint')}
        value={text}
        rows={5}
        maxLength={descriptionLength}
        autoFocus
        onChange={(event) => type(event.target.value)}
      />
      <NewerValue value={newer} />
      <FormButtons onCancel={onClose} />
    </form>
  )
}
