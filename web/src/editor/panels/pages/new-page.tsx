'use client'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useKeptText } from '../kept-text.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import css from './pages-panel.module.css'

interface NewPageProps {
  /** The list that it goes into, by which what is typed is kept. */
  list: string
  /** Words of the button, such as «Neue Seite». */
  label: string
  /** Label of the line for the new thing's name. */
  nameLabel: string
  missing: string
  /** Most characters of the name. */
  maxLength?: number
  /** Shown below the name. */
  children?: ReactNode
  /** Resolves to whether it worked: then the form closes. */
  onCreate: (name: string) => Promise<boolean>
}

/**
 * A button that turns into a line for the name: a name is all that a new page needs. The typed name outlives a reload, a crash and
 * a line or panel that was closed; only «cancel» gives it up.
 */
export function NewPage({ list, label, nameLabel, missing, maxLength = 200, children, onCreate }: NewPageProps) {
  const t = usePagesWords()
  const [kept, keep] = useKeptText(`new:${list}`)
  const [isOpen, setOpen] = useState(kept !== null)
  const [name, setName] = useState(kept ?? '')
  const [wasAsked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  function open() {
    setAsked(true)
    setOpen(true)
  }
  if (!isOpen) {
    return (
      <Button variant="quiet" className={css.add} icon={<Plus size={16} />} onClick={open}>
        {label}
      </Button>
    )
  }

  function type(text: string) {
    setName(text)
    keep(text === '' ? null : text)
  }
  function fold() {
    setOpen(false)
    setAttempt(0)
  }
  function close() {
    fold()
    type('')
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (!hasVisibleText(name)) return
    setBusy(true)
    const isDone = await onCreate(name.trim())
    setBusy(false)
    if (isDone) close()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={nameLabel}
        value={name}
        maxLength={maxLength}
        required
        // Where the person has just asked for this line; one that was kept waits.
        autoFocus={wasAsked}
        attempt={attempt}
        error={attempt > 0 && !hasVisibleText(name) ? missing : null}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          fold()
        }}
      />
      {children}
      <div className={css.formButtons}>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button variant="solid" type="submit" busy={busy}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}
