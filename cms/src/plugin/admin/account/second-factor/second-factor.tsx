'use client'

import type { Answer } from '@blickfang/contract/api/client.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { call } from '../../client/call.ts'
import { useAction } from '../../client/use-action.ts'
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

function Own() {
  const { i18n } = useTranslation()
  const t = translate(messages, i18n.language)
  const load = useCallback(() => call('getSecondFactor', {}), [])
  const { answer, fault } = useAnswer<Answer<'getSecondFactor'>>(load)
  if (answer && !answer.isOffered) return null
  const words = answer?.isOn ? t('ownOn', { count: answer.recoveryCodesLeft }) : t('ownOff')
  return (
    <Section fault={fault} words={answer && words}>
      <a href={editorHref(i18n.language)}>{t('toEditor')}</a>
    </Section>
  )
}

function Other({ account }: { readonly account: string }) {
  const { i18n } = useTranslation()
  const t = translate(messages, i18n.language)
  const load = useCallback(() => call('hasSecondFactor', { account }), [account])
  const { answer, fault, ask } = useAnswer<Answer<'hasSecondFactor'>>(load)
  const { run, isBusy } = useAction()
  const [isSure, setSure] = useState(false)
  async function reset() {
    if (!isSure) return setSure(true)
    await run('resetSecondFactor', { account }, { done: t('resetDone'), refresh: false })
    setSure(false)
    await ask()
  }
  if (answer && !answer.isOffered) return null
  return (
    <Section fault={fault} words={answer && t(answer.isOn ? 'otherOn' : 'otherOff')}>
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

/** Answer of the server, once it has come. `load` is the same at each drawing. */
function useAnswer<A>(load: () => Promise<A>) {
  const { i18n } = useTranslation()
  const [answer, setAnswer] = useState<A>()
  const [fault, setFault] = useState('')
  const ask = useCallback(async () => {
    try {
      setAnswer(await load())
      setFault('')
    } catch {
      setFault(errorSentenceOf('UNAVAILABLE', i18n.language))
    }
  }, [load, i18n.language])
  useEffect(() => void ask(), [ask])
  return { answer, fault, ask }
}
