'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { labelIn } from 'shared/kernel/label.ts'
import { passwordTexts } from '../texts/password-texts.ts'

/** Asks for the old password once a new one is typed for one's own account. */
export function OwnPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  if (!isChanging || !user || String(id) !== String(user.id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      path="currentPassword"
      field={{ name: 'currentPassword', label: labelIn(passwordTexts.current, i18n.language), required: true }}
    />
  )
}
