'use client'

import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { messages } from '../texts/messages.generated.ts'
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
      <a href={live}>{translate(messages, i18n.language)('livePage')}</a>
      <a href={edit}>{translate(messages, i18n.language)('inPageEditor')}</a>
    </>
  )
}
