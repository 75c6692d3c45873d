'use client'
import type { EditorPageEntry } from 'shared/content/editor-page.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { pageName, useEditor } from '../../../editor-context.tsx'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import type { PagePart } from '../use-page-menu.tsx'
import { DeletePageDialog } from './delete-page-dialog.tsx'
import { DescriptionForm } from './description-form.tsx'
import { LanguagesForm } from './languages-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SlugForm } from './slug-form.tsx'

interface PageDialogProps {
  page: EditorPageEntry
  part: PagePart
  onClose: () => void
}

const forms = {
  name: NameForm,
  slug: SlugForm,
  description: DescriptionForm,
  languages: LanguagesForm,
  password: PasswordForm,
}

/** Changes one part of a page: its name, address, description, languages or password, or removes it. */
export function PageDialog({ page, part, onClose }: PageDialogProps) {
  const t = useDialogWords()
  const { document } = useEditor()
  if (part === 'delete') return <DeletePageDialog page={page} onClose={onClose} />
  const Form = forms[part]
  return (
    <Dialog
      open
      title={t(`pages.edit.${part}`)}
      description={pageName(document, page)}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Form page={page} onClose={onClose} />
    </Dialog>
  )
}
