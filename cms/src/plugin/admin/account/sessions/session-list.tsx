'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { EndAll } from './end-all.tsx'
import { messages } from './messages.generated.ts'
import { OwnSessions } from './own-sessions.tsx'

/** Below an account: where one is signed in oneself, or for an admin the way to end all sessions of somebody else. */
export function SessionList() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  if (!id || !user) return null
  const t = translate(messages, i18n.language)
  return String(id) === String(user.id) ? (
    <OwnSessions t={t} language={i18n.language} />
  ) : (
    <EndAll t={t} account={String(id)} />
  )
}
