'use client'

import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { localeSchema } from '@blickfang/shared/kernel/locale.ts'
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../texts/admin-texts.ts'
import { pageLinks } from './page-links.ts'

/** The live page and the in-page editor in the chosen language, from the page's form. */
export function PageAddresses() {
  const { savedDocumentData: saved } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const locale = localeSchema.safeParse(code)
  if (!saved?.slug || !locale.success) return null
  const { live, edit } = pageLinks(
    { collection: saved.collection, role: saved.role, slug: { [code]: saved.slug } },
    locale.data,
  )
  return (
    <>
      <a href={live}>{labelIn(adminTexts.livePage, i18n.language)}</a>
      <a href={edit}>{labelIn(adminTexts.inPageEditor, i18n.language)}</a>
    </>
  )
}
