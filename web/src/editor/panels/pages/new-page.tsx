'use client'
import { hasVisibleText } from '@blickfang/shared/kernel/text/visible-text.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import styles from './pages-panel.module.css'

interface NewPageProps {
  /** What the button says, such as «Neue Seite». */
  label: string
  /** What the new thing's name is called. */
  nameLabel: string
  missing: string
  /** Resolves to whether it worked: then the form closes. */
  onCreate: (name: string) => Promise<boolean>
}

/** A button that turns into a line for the name: a name is all that a new page needs. */
export function NewPage({ label, nameLabel, missing, onCreate }: NewPageProps) {
  const t = useDialogWords()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  if (!isOpen) {
    return (
      <Button variant="quiet" className={styles.add} icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  }

  function close() {
    setOpen(false)
    setName('')
    setAttempt(0)
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
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={nameLabel}
        value={name}
        maxLength={200}
        required
        // The person has just asked for this line.
        autoFocus
        attempt={attempt}
        error={attempt > 0 && !hasVisibleText(name) ? missing : null}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          close()
        }}
      />
      <div className={styles.formButtons}>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button variant="solid" type="submit" busy={busy}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}
