'use client'
import { Check, CircleAlert, Ticket } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { type Answer, call } from '../cms/api-client.ts'
import { ApiError } from '../cms/api-error.ts'
import { errorSentence } from '../cms/error-sentence.ts'
import { Button } from '../ui/button.tsx'
import surface from '../ui/surface.module.css'
import text from '../ui/text.module.css'
import '../ui/tokens.css'
import type { RedeemWords } from './german.ts'
import styles from './redeem-screen.module.css'

type Coupon = Answer<'checkCoupon'>['coupon']
type State =
  | { readonly is: 'loading' | 'unknown' }
  | { readonly is: 'valid' | 'redeemed' | 'used'; readonly coupon: Coupon; readonly isBusy?: boolean }
  | { readonly is: 'failed'; readonly sentence: string }

interface RedeemScreenProps {
  words: RedeemWords
  language: 'de' | 'fr'
  gameId: string
  code: string
  /** Where to sign in and come back from. */
  loginHref: string
}

/** What who works at the bar sees after scanning a winner's code: whether it is good, and one large button that uses it. */
export function RedeemScreen({ words, language, gameId, code, loginHref }: RedeemScreenProps) {
  const [state, setState] = useState<State>({ is: 'loading' })
  const fail = useCallback(
    (error: unknown) => {
      const failure = error instanceof ApiError ? error.code : null
      if (failure === 'UNAUTHENTICATED') return window.location.assign(loginHref)
      if (failure === 'NOT_FOUND' || failure === 'INVALID') return setState({ is: 'unknown' })
      setState({ is: 'failed', sentence: errorSentence(error, language) })
    },
    [loginHref, language],
  )
  const check = useCallback(async () => {
    setState({ is: 'loading' })
    try {
      const { coupon } = await call('checkCoupon', { code }, { params: { id: gameId } })
      setState({ is: coupon.redeemedAt ? 'used' : 'valid', coupon })
    } catch (error) {
      fail(error)
    }
  }, [code, gameId, fail])
  useEffect(() => void check(), [check])

  async function redeem(coupon: Coupon) {
    setState({ is: 'valid', coupon, isBusy: true })
    try {
      const answer = await call('redeemCoupon', { code }, { params: { id: gameId } })
      setState({ is: 'redeemed', coupon: answer.coupon })
    } catch (error) {
      // Somebody was faster: then this shows who.
      if (error instanceof ApiError && error.code === 'ALREADY_REDEEMED') await check()
      else fail(error)
    }
  }

  return (
    <main className={`${surface.surface} ${styles.page}`}>
      <div className={styles.card} data-state={state.is} aria-live="polite">
        <p className={text.soft}>{words.title}</p>
        {state.is === 'loading' && <h1 className={styles.verdict}>{words.loading}</h1>}
        {state.is === 'unknown' && (
          <>
            <h1 className={styles.verdict}>
              <CircleAlert aria-hidden size={40} />
              {words.unknown}
            </h1>
            <p>{words.unknownText}</p>
          </>
        )}
        {state.is === 'failed' && (
          <>
            <p>{state.sentence}</p>
            <Button wide className={styles.action} onClick={() => void check()}>
              {words.again}
            </Button>
          </>
        )}
        {'coupon' in state && (
          <>
            <h1 className={styles.verdict}>
              {state.is === 'valid' && <Ticket aria-hidden size={40} />}
              {state.is === 'redeemed' && <Check aria-hidden size={40} />}
              {state.is === 'used' && <CircleAlert aria-hidden size={40} />}
              {words[state.is]}
            </h1>
            <p className={styles.sentence}>{sentenceOf(state, words, language)}</p>
            {state.coupon.winners > 1 && <p>{words.tie.replace('{count}', String(state.coupon.winners))}</p>}
            {state.is === 'valid' && (
              <Button
                variant="solid"
                wide
                busy={state.isBusy ?? false}
                className={styles.action}
                onClick={() => void redeem(state.coupon)}
              >
                {state.isBusy ? words.busy : words.redeem}
              </Button>
            )}
            <dl className={styles.facts}>
              <dt>{words.code}</dt>
              <dd>{code.toUpperCase()}</dd>
              <dt>{words.game}</dt>
              <dd>{state.coupon.gameName}</dd>
              <dt>{words.played}</dt>
              <dd>{dateIn(language, state.coupon.gameCreatedAt)}</dd>
              <dt>{words.inGame}</dt>
              <dd>{state.coupon.redeemedInGame}</dd>
            </dl>
          </>
        )}
        <a className={text.soft} href={`/${language}`}>
          {words.toSite}
        </a>
      </div>
    </main>
  )
}

function sentenceOf({ is, coupon }: Extract<State, { coupon: Coupon }>, given: RedeemWords, language: 'de' | 'fr') {
  if (is !== 'used') return given[`${is}Text`].replace('{name}', coupon.playerName)
  const at = coupon.redeemedAt ?? ''
  return given.usedText
    .replace('{date}', dateIn(language, at))
    .replace('{time}', timeIn(language, at))
    .replace('{by}', coupon.redeemedBy ?? '')
}

const zone = { timeZone: 'Europe/Zurich' } as const

function dateIn(language: 'de' | 'fr', time: string): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', ...zone }).format(new Date(time))
}

function timeIn(language: 'de' | 'fr', time: string): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { timeStyle: 'short', ...zone }).format(new Date(time))
}
