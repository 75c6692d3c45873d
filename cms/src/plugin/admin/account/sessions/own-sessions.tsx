'use client'

import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { call } from '../../client/call.ts'
import { useAction } from '../../client/use-action.ts'
import { useAnswer } from '../../client/use-answer.ts'
import shared from '../account-list.module.css'
import type { Sentences } from './messages.generated.ts'
import css from './sessions.module.css'

type Session = Answer<'listSessions'>['sessions'][number]
export type Words = Translate<Sentences>

const list = () => call('listSessions', {})

interface OwnSessionsProps {
  readonly t: Words
  readonly language: string
}

/** Where one is signed in, with the way to end each of these sessions but the one that one looks from. */
export function OwnSessions({ t, language }: OwnSessionsProps) {
  const { answer, fault, load } = useAnswer(list)
  const sessions = answer?.sessions
  const { run, isBusy } = useAction()
  const heading = useId()
  const end = async (which: string) => {
    await run('endSessions', { which }, { done: t(which === 'others' ? 'othersEnded' : 'ended'), refresh: false })
    await load()
  }
  const others = sessions?.filter(({ isThis }) => !isThis) ?? []
  return (
    <section className={shared.part} aria-labelledby={heading} aria-busy={!sessions && !fault}>
      <h2 id={heading} className={shared.heading}>
        {t('heading')}
      </h2>
      <p className={shared.note}>{t('note')}</p>
      {fault && <p role="alert">{fault}</p>}
      <ul className={shared.list}>
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            t={t}
            language={language}
            isBusy={isBusy}
            end={() => void end(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void end('others')}
        >
          {t('endOthers')}
        </Button>
      )}
    </section>
  )
}

interface SessionItemProps {
  readonly session: Session
  readonly t: Words
  readonly language: string
  readonly isBusy: boolean
  readonly end: () => void
}

function SessionItem({ session, t, language, isBusy, end }: SessionItemProps) {
  const name = useId()
  return (
    <li className={shared.item}>
      <div className={shared.about}>
        <strong id={name}>{nameOf(session, t)}</strong>
        {session.isThis && <span className={css.here}>{t('here')}</span>}
        <span className={shared.when}>
          {t('since', { at: momentInWords(session.since, language) })}
          {session.seen && !session.isThis && <br />}
          {session.seen && !session.isThis && t('seen', { at: momentInWords(session.seen, language) })}
        </span>
      </div>
      {!session.isThis && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          extraButtonProps={{ 'aria-describedby': name }}
          onClick={end}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, system }: Session, t: Words): string {
  if (browser && system) return t('browserOn', { browser, system })
  return browser ?? system ?? t('unknown')
}
