'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useCallback, useRef, useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import text from '../../../../ui/text.module.css'
import { pageName, useEditor, usePageEntry } from '../../../context/editor-context.tsx'
import type { DialogProps } from '../../dialog-props.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import type { PagePart } from '../use-page-menu.tsx'
import { DeletePageDialog } from './delete-page-dialog.tsx'
import { DescriptionForm } from './description-form.tsx'
import { LanguagesForm } from './languages-form.tsx'
import { NameForm } from './name-form.tsx'
import { OfflinePageDialog } from './offline-page-dialog.tsx'
import { PasswordForm } from './password-form.tsx'
import { SlugForm } from './slug-form.tsx'

interface PageDialogProps {
  page: EditorPageEntry
  part: PagePart
  /** The language whose name or address it is; the open one unless named. */
  locale?: Locale
  onClose: () => void
}

const forms = {
  name: NameForm,
  slug: SlugForm,
  description: DescriptionForm,
  languages: LanguagesForm,
  password: PasswordForm,
}

/** Changes one part of a page: its name, address, description, languages or password, takes it offline, or removes it. */
export function PageDialog({ page, part, locale, onClose }: PageDialogProps) {
  const t = usePagesWords()
  const { document } = useEditor()
  const form = useRef<{ element: HTMLElement | null; words: string }>({ element: null, words: '' })
  const [isHeld, setHeld] = useState(false)
  const remember = useCallback((element: HTMLElement | null) => {
    form.current = { element, words: wordsIn(element) }
  }, [])
  if (part === 'delete') return <DeletePageDialog page={page} onClose={onClose} />
  if (part === 'offline') return <OfflinePageDialog page={page} onClose={onClose} />
  const Form = forms[part]
  return (
    <Dialog
      title={t(`edit.${part}`)}
      description={pageName(document, page)}
      closeLabel={t('close')}
      onClose={onClose}
      mayGoBack={() => {
        const isChanged = wordsIn(form.current.element) !== form.current.words
        setHeld(isChanged)
        return !isChanged
      }}
    >
      <div ref={remember}>
        <Form page={page} locale={locale ?? document.locale} onClose={onClose} />
      </div>
      <p role="status" className={text.soft}>
        {isHeld && t('unsaved')}
      </p>
    </Dialog>
  )
}

/** The same for the page that is open. */
export function OpenPageDialog(props: DialogProps<'page'>) {
  const page = usePageEntry()
  return page && <PageDialog page={page} {...props} />
}

/** Text that is typed in the form: Back must not throw it away. */
function wordsIn(form: HTMLElement | null): string {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
  return JSON.stringify([...fields].map(({ value }) => value))
}
