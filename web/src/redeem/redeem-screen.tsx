'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { pageZone } from '@blickfang/views/kernel/island/page-zone.ts'
import { Check, CircleAlert, Ticket } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../cms/api-client.ts'
import { errorSentence } from '../cms/error-sentence.ts'
import { Button } from '../ui/button.tsx'
import surface from '../ui/surface.module.css'
import text from '../ui/text.module.css'
import '../ui/tokens.css'
import type { Sentences } from './messages.generated.ts'
import css from './redeem-screen.module.css'

type Coupon = Answer<'checkCoupon'>['coupon']
type State =
  | { readonly is: 'loading' | 'unknown' }
  | { readonly is: 'valid' | 'redeemed' | 'used'; readonly coupon: Coupon; readonly isBusy?: boolean }
  | { readonly is: 'failed'; readonly sentence: string }

interface RedeemScreenProps {
  words: Dictionary<Sentences>
  gameId: string
  code: string
  /** Where to sign in and come back from. */
  loginHref: string
}

/** Screen after the scan of a winner's code, for those who work at the bar: whether the code is good, and one large button that uses it. */
export function RedeemScreen({ words, gameId, code, loginHref }: RedeemScreenProps) {
  const t = translator(words)
  const { language } = t
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
      const { coupon } = await call('checkCoupon', { id: gameId, code })
      setState({ is: coupon.redeemedAt ? 'used' : 'valid', coupon })
    } catch (error) {
      fail(error)
    }
  }, [code, gameId, fail])
  useEffect(() => void check(), [check])

  async function redeem(coupon: Coupon) {
    setState({ is: 'valid', coupon, isBusy: true })
    try {
      const answer = await call('redeemCoupon', { id: gameId, code })
      setState({ is: 'redeemed', coupon: answer.coupon })
    } catch (error) {
      // Somebody was faster: then this shows who.
      if (error instanceof ApiError && error.code === 'ALREADY_REDEEMED') await check()
      else fail(error)
    }
  }

  return (
    <main className={`${surface.surface} ${css.page}`} lang={language}>
      <div className={css.card} data-state={state.is} aria-live="polite">
        <p className={text.soft}>{t('title')}</p>
        {state.is === 'loading' && <h1 className={css.verdict}>{t('loading')}</h1>}
        {state.is === 'unknown' && (
          <>
            <h1 className={css.verdict}>
              <CircleAlert aria-hidden size={40} />
              {t('unknown')}
            </h1>
            <p>{t('unknownText')}</p>
          </>
        )}
        {state.is === 'failed' && (
          <>
            <p>{state.sentence}</p>
            <Button wide className={css.action} onClick={() => void check()}>
              {t('again')}
            </Button>
          </>
        )}
        {'coupon' in state && (
          <>
            <h1 className={css.verdict}>
              {state.is === 'valid' && <Ticket aria-hidden size={40} />}
              {state.is === 'redeemed' && <Check aria-hidden size={40} />}
              {state.is === 'used' && <CircleAlert aria-hidden size={40} />}
              {t(state.is)}
            </h1>
            <p className={css.sentence}>{sentenceOf(state, t)}</p>
            {state.coupon.winners > 1 && <p>{t('tie', { count: state.coupon.winners })}</p>}
            {state.is === 'valid' && (
              <Button
                variant="solid"
                wide
                busy={state.isBusy ?? false}
                className={css.action}
                onClick={() => void redeem(state.coupon)}
              >
                {state.isBusy ? t('busy') : t('redeem')}
              </Button>
            )}
            <dl className={css.facts}>
              <dt>{t('code')}</dt>
              <dd>{code.toUpperCase()}</dd>
              <dt>{t('game')}</dt>
              <dd>{state.coupon.gameName}</dd>
              <dt>{t('played')}</dt>
              <dd>{dateIn(language, state.coupon.gameCreatedAt)}</dd>
              <dt>{t('inGame')}</dt>
              <dd>{state.coupon.redeemedInGame}</dd>
            </dl>
          </>
        )}
        <a className={text.soft} href={`/${language}`}>
          {t('toSite')}
        </a>
      </div>
    </main>
  )
}

function sentenceOf({ is, coupon }: Extract<State, { coupon: Coupon }>, t: Translate<Sentences>) {
  if (is !== 'used') return t(`${is}Text`, { name: coupon.playerName })
  const at = coupon.redeemedAt ?? ''
  return t('usedText', { date: dateIn(t.language, at), time: timeIn(t.language, at), by: coupon.redeemedBy ?? '' })
}

function dateIn(language: string, time: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: pageZone() })
  return format.format(new Date(time))
}

function timeIn(language: string, time: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { timeStyle: 'short', timeZone: pageZone() })
  return format.format(new Date(time))
}
