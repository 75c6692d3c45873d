'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { PasswordField, useAuth, useDocumentInfo, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { messages } from '../../payload/texts/messages.generated.ts'

const typed = ['password', 'confirm-password', 'currentPassword']

/** Asks for the old password once a new one, or another address, is typed for one's own account. */
export function OwnPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const isChanging = useFormFields(
    ([fields]) => fields.password !== undefined || (fields.email && fields.email.value !== fields.email.initialValue),
  )
  const dispatch = useFormFields(([, change]) => change)
  // Payload folds its fields up after a save and keeps what was typed: the next save would send the old password again.
  useEffect(() => {
    if (!isModified) for (const path of typed) dispatch({ type: 'REMOVE', path })
  }, [isModified, dispatch])
  if (!isChanging || !user || String(id) !== String(user.id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      path="currentPassword"
      field={{ name: 'currentPassword', label: translate(messages, i18n.language)('password.current'), required: true }}
    />
  )
}
