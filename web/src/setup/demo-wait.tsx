'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { useEffect, useState } from 'react'
import { call } from '../cms/api-client.ts'
import { signIn } from '../login/sign-in.ts'
import { Button } from '../ui/button.tsx'
import sheet from '../ui/lone-card.module.css'
import { Spinner } from '../ui/spinner.tsx'
import text from '../ui/text.module.css'
import { keepAnswers } from './answers.ts'
import css from './setup.module.css'
import type { SetupWords } from './setup-words.ts'

interface DemoWaitProps {
  t: SetupWords
  code: string
  /** Signs in when the demo is there; null after a reload: the sign-in is shown then. */
  account: { readonly email: string; readonly password: string } | null
}

const everyMs = 2_000

/** Waits until the demo is there, and opens it. */
export function DemoWait({ t, code, account }: DemoWaitProps) {
  const [state, setState] = useState<'running' | 'failed'>('running')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (state === 'failed') return
    const timer = setInterval(() => {
      setSeconds((before) => before + everyMs / 1_000)
      void isThere(code).then(
        async (answer) => {
          if (answer === 'failed') setState('failed')
          if (answer !== 'there') return
          clearInterval(timer)
          keepAnswers(null)
          const isIn = account && (await signIn(account)) === 'signedIn'
          window.location.assign(isIn ? `/${t.language}/edit/~home?toolbar=1` : `/${t.language}/login`)
        },
        // Who does not answer now is asked again.
        (error: unknown) => console.warn(error),
      )
    }, everyMs)
    return () => clearInterval(timer)
  }, [state, code, account, t.language])
  if (state === 'failed') {
    return (
      <div className={css.notice}>
        <p className={css.failure} role="alert">
          {t('demo.failed')}
        </p>
        <Button onClick={() => window.location.reload()}>{t('again')}</Button>
      </div>
    )
  }
  return (
    <div className={css.notice} aria-live="polite">
      <h1 className={sheet.title}>{t('demo.title')}</h1>
      <p className={text.text}>{t('demo.wait')}</p>
      <Spinner label={t('demo.title')} />
      <p className={text.soft} aria-live="off">
        {t('demo.seconds', { seconds })}
      </p>
    </div>
  )
}

async function isThere(code: string): Promise<'there' | 'running' | 'failed'> {
  try {
    const { demo } = await call('openSetup', { code })
    return demo === 'failed' ? 'failed' : 'running'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SETUP_CLOSED') return 'there'
    throw error
  }
}
