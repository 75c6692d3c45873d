'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useId, useState } from 'react'
import { call } from '../../client/call.ts'
import { useAction } from '../../client/use-action.ts'
import { useAnswer } from '../../client/use-answer.ts'
import shared from '../account-list.module.css'
import { editorHref } from './editor-href.ts'
import { messages } from './messages.generated.ts'

/** Tells below an account whether it signs in in two steps. The editor is where one sets up one's own; an admin resets that of somebody else. */
export function SecondFactor() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !user) return null
  return String(id) === String(user.id) ? <Own /> : <Other account={String(id)} />
}

const readOwn = () => call('getSecondFactor', {})

function Own() {
  const { i18n } = useTranslation()
  const t = translate(messages, i18n.language)
  const { answer, fault } = useAnswer(readOwn)
  if (answer && !answer.isOffered) return null
  const words = answer?.isOn ? t('ownOn', { count: answer.recoveryCodesLeft }) : t('ownOff')
  return (
    <Section fault={fault} words={answer ? words : undefined}>
      <a href={editorHref(i18n.language)}>{t('toEditor')}</a>
    </Section>
  )
}

function Other({ account }: { readonly account: string }) {
  const { i18n } = useTranslation()
  const t = translate(messages, i18n.language)
  const read = useCallback(() => call('hasSecondFactor', { account }), [account])
  const { answer, fault, load } = useAnswer(read)
  const { run, isBusy } = useAction()
  const [isSure, setSure] = useState(false)
  async function reset() {
    if (!isSure) return setSure(true)
    await run('resetSecondFactor', { account }, { done: t('resetDone'), refresh: false })
    setSure(false)
    await load()
  }
  if (answer && !answer.isOffered) return null
  return (
    <Section fault={fault} words={answer ? t(answer.isOn ? 'otherOn' : 'otherOff') : undefined}>
      {answer?.isOn && (
        <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy} onClick={() => void reset()}>
          {t(isSure ? 'resetSure' : 'reset')}
        </Button>
      )}
    </Section>
  )
}

interface SectionProps {
  readonly fault: string
  readonly words: string | undefined
  readonly children: React.ReactNode
}

function Section({ fault, words, children }: SectionProps) {
  const { i18n } = useTranslation()
  const heading = useId()
  return (
    <section className={shared.part} aria-labelledby={heading} aria-busy={!words && !fault}>
      <h2 id={heading} className={shared.heading}>
        {translate(messages, i18n.language)('heading')}
      </h2>
      {fault && <p role="alert">{fault}</p>}
      {words && <p className={shared.note}>{words}</p>}
      {children}
    </section>
  )
}
