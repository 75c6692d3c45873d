'use client'

import { useConfig, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect } from 'react'
import { findGroup } from 'shared/blocks/groups.ts'
import { labelIn } from 'shared/kernel/label.ts'
import { adminTexts } from '../texts/admin-texts.ts'

/** The way from a block or field back to the content of its page. Gives the form its name from the catalogue, too. */
export function ToPage() {
  const page = useFormFields(([fields]) => fields.page?.value)
  const groupName = useFormFields(([fields]) => String(fields.groupName?.value ?? ''))
  const name = useFormFields(([fields]) => String(fields.name?.value ?? ''))
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { collectionSlug, setDocumentTitle } = useDocumentInfo()
  const group = findGroup(groupName)?.group
  const field = collectionSlug === 'fields' ? group?.fields[name] : undefined
  const title = [group, field].flatMap((part) => (part ? [labelIn(part.label, i18n.language)] : [])).join(' · ')
  useEffect(() => {
    if (title) setDocumentTitle(title)
  }, [title, setDocumentTitle])
  if (!page) return null
  return (
    <Link href={`${config.routes.admin}/collections/pages/${page}/content?locale=${code}`}>
      {labelIn(adminTexts.toPage, i18n.language)}
    </Link>
  )
}
