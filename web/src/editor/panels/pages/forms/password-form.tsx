'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import {
  pagePasswordLength as count,
  isPagePassword,
  maxPagePasswordLength,
} from '@blickfang/contract/content/page-password/page-password.ts'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useEditor } from '../../../context/editor-context.tsx'
import { useAction } from '../../../shell/actions/use-action.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'
import { FormButtons } from './form-buttons.tsx'

/** Form for the password that visitors must type. A password holds at once, is never journalled, and nobody can read it again. */
export function PasswordForm({ page, onClose }: { page: EditorPageEntry; onClose: () => void }) {
  const t = usePagesWords()
  const { document } = useEditor()
  const notify = useNotify()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { run, isBusy } = useAction()
  // As it was when the form was opened: what somebody has set since is not taken away unseen.
  const base = useRef(page.revs.password ?? 0)

  const save = (next: string | null) =>
    run(t('passwordFailed'), async () => {
      const asked = { id: page.id, lang: document.locale, meta: { password: next }, base: { password: base.current } }
      const { revs } = await call('updatePageInfo', asked).catch((error: unknown) => {
        // It is told; who sends it once more means it.
        base.current = document.site.getState().entries[page.id]?.revs.password ?? base.current
        throw error
      })
      document.site.setState(({ entries }) => {
        const entry = entries[page.id]
        if (!entry) return {}
        const changed = { ...entry, hasPassword: next !== null, revs: { ...entry.revs, ...revs } }
        return { entries: { ...entries, [page.id]: changed } }
      })
      notify.success(t(next === null ? 'passwordRemoved' : 'passwordSet'))
      onClose()
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (isPagePassword(password)) void save(password)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={t('password')}
        hint={t(page.hasPassword ? 'passwordHintSet' : 'passwordHint', { count })}
        type="text"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        maxLength={maxPagePasswordLength}
        attempt={attempt}
        error={attempt > 0 && !isPagePassword(password) ? t('passwordShort', { count }) : null}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {page.hasPassword && (
        <Button busy={isBusy} onClick={() => save(null)}>
          {t('passwordRemove')}
        </Button>
      )}
      <FormButtons onCancel={onClose} busy={isBusy} disabled={!password} />
    </form>
  )
}
