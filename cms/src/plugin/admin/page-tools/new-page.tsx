'use client'

import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, toast, useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { localeOfCode } from '../../payload/locale-of.ts'
import { useAction } from '../client/use-action.ts'
import css from '../groups/add-block.module.css'
import { messages } from '../texts/messages.generated.ts'

interface NewPageProps {
  /** Where a page can belong; '' is the free pages. */
  readonly collections: readonly { readonly value: string; readonly label: string }[]
}

/** Creates a page in the chosen language and opens its content. */
export function NewPage({ collections }: NewPageProps) {
  const { run, isBusy } = useAction()
  const { i18n } = useTranslation()
  const lang = localeOfCode(useLocale().code)
  const { config } = useConfig()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const t = translate(messages, i18n.language)
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const input = { initialMeta: { name: text('name') }, lang, collectionName: text('collection') || null }
    const result = await run('addPage', input, { done: t('structure.created'), refresh: false })
    if (!result.ok) return
    const { page } = result.answer
    const address = `${config.routes.admin}/collections/bf-pages/${page.id}`
    const slug = text('slug')
    const key = valueKeys.slug.key(lang)
    const base = { [key]: page.revs[key] ?? 0 }
    const named = slug ? await run('updatePageInfo', { id: page.id, lang, slug, base }) : null
    // The page is there, under the address that its name gave; the form of its details is the place to choose another.
    if (named && !named.ok) toast.error(named.error)
    router.push(`${address}${named && !named.ok ? '' : '/content'}?locale=${lang}`)
  }
  if (!isOpen) {
    return (
      <Button buttonStyle="primary" size="medium" margin={false} onClick={() => setOpen(true)}>
        {t('structure.newPage')}
      </Button>
    )
  }
  return (
    <form className={css.form} aria-label={t('structure.newPage')} onSubmit={create}>
      <div className={css.choice}>
        <label htmlFor={`${id}-name`}>{t('structure.nameOfPage')}</label>
        {/* biome-ignore lint/a11y/noAutofocus: the person has just asked for this form */}
        <input id={`${id}-name`} name="name" required maxLength={200} autoFocus />
      </div>
      <div className={css.choice}>
        <label htmlFor={`${id}-slug`}>{t('structure.address')}</label>
        <input id={`${id}-slug`} name="slug" maxLength={120} placeholder={t('structure.addressHint')} />
      </div>
      <div className={css.choice}>
        <label htmlFor={`${id}-collection`}>{t('structure.collection')}</label>
        <select id={`${id}-collection`} name="collection">
          {collections.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" buttonStyle="primary" size="medium" margin={false} disabled={isBusy}>
        {t('structure.create')}
      </Button>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setOpen(false)}>
        {t('structure.cancel')}
      </Button>
    </form>
  )
}
