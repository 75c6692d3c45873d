'use client'

import { findGroup } from '@blickfang/blocks/groups.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect } from 'react'
import { messages } from '../texts/messages.generated.ts'

/** The way from a block or field back to the content of its page. Gives the form its name from the catalogue, too. */
export function ToPage() {
  const page = useFormFields(([fields]) => fields.page?.value)
  const groupName = useFormFields(([fields]) => String(fields.groupName?.value ?? ''))
  const name = useFormFields(([fields]) => String(fields.name?.value ?? ''))
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { collectionSlug } = useDocumentInfo()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const group = findGroup(groupName)?.group
  const field = collectionSlug === 'bf-fields' ? group?.fields[name] : undefined
  const title = [group, field].flatMap((part) => (part ? [labelIn(part.label, i18n.language)] : [])).join(' · ')
  // Payload sets its own title in the same turn, after this one: so a turn later.
  useEffect(() => {
    if (!title || shown === title) return
    const timer = setTimeout(() => setDocumentTitle(title))
    return () => clearTimeout(timer)
  }, [title, shown, setDocumentTitle])
  if (!page) return null
  return (
    <Link href={`${config.routes.admin}/collections/bf-pages/${page}/content?locale=${code}`}>
      {translate(messages, i18n.language)('toPage')}
    </Link>
  )
}
