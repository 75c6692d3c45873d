'use client'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { normaliseSlug, normaliseTypedSlug } from '@blickfang/contract/content/slug.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { useIsShown } from '../../../../ui/dialog/use-is-shown.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { useEditor, usePageEntries } from '../../../context/editor-context.tsx'
import { useTypedOver } from '../../kept-text.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'
import { checkSlug } from './check-slug.ts'
import { FormButtons, type PageFormProps } from './form-buttons.tsx'
import { NewerValue } from './newer-value.tsx'

/** The page's address in one language, made an address while it is typed. */
export function SlugForm({ page, locale, onClose }: PageFormProps) {
  const t = usePagesWords()
  const session = useEditor()
  const entries = usePageEntries()
  const { text: slug, type: setSlug, newer } = useTypedOver(`page.${page.id}.slug.${locale}`, page.slug[locale] ?? '')
  const [attempt, setAttempt] = useState(0)
  const isOpen = useIsShown()
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const wanted = normaliseSlug(slug)
  const problem = checkSlug({ page, slug, locale, entries }) ?? (wanted === taken ? 'taken' : null)
  const isShown = problem === 'taken' || (problem === 'empty' && attempt > 0)
  const path = [locale, page.collection, wanted].filter(Boolean).join('/')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (problem) return
    setBusy(true)
    // Not every page of the site is known here. Where nobody answers, the address goes the way of every save, and is refused there.
    const asked = { id: page.id, lang: locale, slug: wanted }
    const { availableSlugs } = await call('getPageInfo', asked).catch(() => ({ availableSlugs: [] as string[] }))
    if (!isOpen()) return
    setBusy(false)
    if (availableSlugs.includes(wanted)) return setTaken(wanted)
    session.run(setPageValue, { pageId: page.id, key: valueKeys.slug.key(locale), value: wanted })
    onClose()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={t('slug')}
        hint={t('slugHint', { address: `${window.location.host}/${path}` })}
        value={slug}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        attempt={attempt}
        error={isShown && problem ? t(`slugProblem.${problem}`) : null}
        onChange={(event) => setSlug(normaliseTypedSlug(event.target.value))}
        onBlur={() => slug !== wanted && setSlug(wanted)}
      />
      <NewerValue value={newer} />
      <FormButtons busy={busy} onCancel={onClose} />
    </form>
  )
}
