'use client'
import { normaliseSlug, normaliseTypedSlug } from '@blickfang/shared/content/slug.ts'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { useEditor, usePageEntries } from '../../../context/editor-context.tsx'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import styles from '../pages-panel.module.css'
import { checkSlug } from './check-slug.ts'
import { FormButtons, type PageFormProps } from './form-buttons.tsx'

/** The page's address in one language, made an address while it is typed. */
export function SlugForm({ page, locale, onClose }: PageFormProps) {
  const t = useDialogWords()
  const session = useEditor()
  const entries = usePageEntries()
  const [slug, setSlug] = useState(page.slug[locale] ?? '')
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const problem = checkSlug({ page, slug, locale, entries })
  const isShown = problem === 'taken' || (problem === 'empty' && attempt > 0)
  const path = [locale, page.collection, normaliseSlug(slug)].filter(Boolean).join('/')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (problem) return
    setBusy(true)
    const isTaken = await isTakenElsewhere()
    setBusy(false)
    if (isTaken) return
    session.run(setPageValue, { pageId: page.id, key: `slug.${locale}`, value: normaliseSlug(slug) })
    onClose()
  }
  /** Not every page of the site is known here. Where nobody answers, the address goes the way of every save, and is refused there. */
  async function isTakenElsewhere(): Promise<boolean> {
    const wanted = normaliseSlug(slug)
    const asked = { collection: page.collection ?? '', slug: wanted, limit: 10 }
    const { pages } = await session.loadPages(asked).catch(() => ({ pages: [] }))
    const found = Object.fromEntries(pages.map((other) => [other.id, other]))
    return checkSlug({ page, slug, locale, entries: found }) !== null
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('pages.slug')}
        hint={t('pages.slugHint', { address: `${window.location.host}/${path}` })}
        value={slug}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        attempt={attempt}
        error={isShown && problem ? t(`pages.slugProblem.${problem}`) : null}
        onChange={(event) => setSlug(normaliseTypedSlug(event.target.value))}
      />
      <FormButtons busy={busy} onCancel={onClose} />
    </form>
  )
}
