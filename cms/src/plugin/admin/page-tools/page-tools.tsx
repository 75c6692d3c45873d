'use client'

import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { ConfirmationModal, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { localeOfCode } from '../../payload/locale-of.ts'
import { useAction } from '../client/use-action.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './page-tools.module.css'

interface PageToolsProps {
  readonly page: Pick<EditorPageEntry, 'id' | 'role' | 'archived' | 'deleted' | 'revs'>
  /** Name of the page, for people who hear the buttons. */
  readonly name: string
}

/** Archives, deletes and brings back a page, by the endpoints that the in-page editor calls. The home page stays. */
export function PageTools({ page, name }: PageToolsProps) {
  const { run, isBusy } = useAction()
  const { i18n } = useTranslation()
  const lang = localeOfCode(useLocale().code)
  const { openModal } = useModal()
  const t = translate(messages, i18n.language)
  const archive = (archived: boolean) =>
    run(
      'updatePageInfo',
      { id: page.id, lang, meta: { archived }, base: { archived: page.revs.archived ?? 0 } },
      { done: t(archived ? 'structure.archived' : 'structure.unarchived') },
    )
  const remove = (restore: boolean) =>
    run('removePage', { id: page.id, restore }, { done: t(restore ? 'structure.restored' : 'structure.deleted') })
  const button = (key: 'archive' | 'unarchive' | 'delete' | 'restore', onClick: () => unknown) => (
    <button
      type="button"
      className={css.tool}
      disabled={isBusy}
      aria-label={`${t(`structure.${key}`)}: ${name}`}
      onClick={onClick}
    >
      {t(`structure.${key}`)}
    </button>
  )
  if (page.role === 'home') return null
  if (page.deleted) return button('restore', () => remove(true))
  const modal = `blickfang-delete-${page.id}`
  return (
    <>
      {page.archived ? button('unarchive', () => archive(false)) : button('archive', () => archive(true))}
      {button('delete', () => openModal(modal))}
      <ConfirmationModal
        modalSlug={modal}
        heading={`${t('structure.delete')}: ${name}`}
        body={t('structure.deleteQuestion')}
        confirmLabel={t('structure.delete')}
        onConfirm={async () => {
          await remove(false)
        }}
      />
    </>
  )
}
