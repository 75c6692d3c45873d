'use client'

import { useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { labelIn } from 'shared/kernel/label.ts'
import { adminTexts } from '../texts/admin-texts.ts'

/** The way from a block or field back to the content of its page. */
export function ToPage() {
  const page = useFormFields(([fields]) => fields.page?.value)
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  if (!page) return null
  return (
    <Link href={`${config.routes.admin}/collections/pages/${page}/content?locale=${code}`}>
      {labelIn(adminTexts.toPage, i18n.language)}
    </Link>
  )
}
