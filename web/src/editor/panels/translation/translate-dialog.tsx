'use client'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Hidden } from '../../../ui/hidden.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useEditor, usePageEntry } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { useShowTranslation } from '../../shell/translation/use-open-translations.ts'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { useGiveWay } from '../use-panel.ts'
import { useTranslationWords } from './messages/use-translation-words.ts'
import css from './translate-dialog.module.css'
import { type Outcome, type Plan, useTranslation } from './use-translation.ts'

/** Translates what the page lacks in its language: says before what is sent, how far it is, and what became of it. */
export function TranslateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslationWords()
  const { language } = useWords()
  const { document } = useEditor()
  const { state, count, start, stop } = useTranslation()
  const show = useShowTranslation()
  const giveWay = useGiveWay()
  const tellShown = useTellShown()
  const taken = state.step === 'done' ? state.outcome.taken : []
  function finish() {
    if (taken.length > 0) tellShown(taken.length)
    onClose()
  }
  function goToFirst() {
    giveWay()
    finish()
    show(1)
  }
  const title = t('translate.title', { language: localeName(document.locale, language) })
  const window = (body: ReactNode, footer: ReactNode) => (
    <Dialog title={title} closeLabel={t('close')} onClose={finish} footer={footer}>
      <div className={css.stack}>{body}</div>
    </Dialog>
  )
  const cancel = <Button onClick={onClose}>{t('cancel')}</Button>
  switch (state.step) {
    case 'counting':
      return window(<Spinner label={t('translate.loading')} />, cancel)
    case 'failed':
      return window(
        <p className={text.text} role="alert">
          {state.sentence}
        </p>,
        <>
          {cancel}
          <Button variant="solid" onClick={count}>
            {t('retry')}
          </Button>
        </>,
      )
    case 'planned':
      return window(
        <>
          {state.isStopped && <p role="status">{t('translate.stopped')}</p>}
          <PlanWords plan={state.plan} />
        </>,
        <>
          {cancel}
          <Button
            variant="solid"
            disabled={state.plan.items.length === 0}
            onClick={() => void start(state.plan)}
            autoFocus
          >
            {t('translate.start')}
          </Button>
        </>,
      )
    case 'running':
      return window(
        <Progress done={state.done} count={state.plan.items.length} />,
        <Button onClick={stop} autoFocus>
          {t('translate.stop')}
        </Button>,
      )
    case 'done':
      return window(
        <OutcomeWords outcome={state.outcome} />,
        <>
          {taken.some(({ part }) => part === 'content') && <Button onClick={goToFirst}>{t('translate.first')}</Button>}
          <Button variant="solid" onClick={finish} autoFocus>
            {t('translate.finish')}
          </Button>
        </>,
      )
  }
}

/** Says which language the page stands in now, as people may have come from another one, with the way back to that of the originals. */
function useTellShown(): (count: number) => void {
  const t = useTranslationWords()
  const { language } = useWords()
  const { document } = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  const name = (locale: Locale) => localeName(locale, language)
  return (count) =>
    withToasts((toast) =>
      toast.success(t('translate.shown', { count, language: name(document.locale) }), {
        duration: 12_000,
        ...(entry && {
          action: {
            label: t('translate.back', { language: name(document.defaultLocale) }),
            onClick: () => openPage(entry, { locale: document.defaultLocale }),
          },
        }),
      }),
    )
}

function PlanWords({ plan }: { plan: Plan }) {
  const t = useTranslationWords()
  const { language } = useWords()
  const missing = plan.items.filter((item) => item.state === 'missing').length
  const stale = plan.items.length - missing
  const parts = [
    missing > 0 && t('translate.missing', { count: missing }),
    stale > 0 && t('translate.stale', { count: stale }),
  ]
  const numbers = { count: plan.items.length, parts: parts.filter(Boolean).join(', ') }
  const characters = new Intl.NumberFormat(intlLocale(language)).format(plan.characters)
  return (
    <>
      {plan.items.length > 0 ? (
        <>
          <p className={text.text}>
            {t('translate.plan', { ...numbers, characters, source: localeName(plan.from, language) })}
          </p>
          <p className={text.soft}>{t('translate.sent')}</p>
        </>
      ) : (
        <p className={text.text}>{t('translate.nothing')}</p>
      )}
      {plan.byPeople > 0 && <p className={text.soft}>{t('translate.byPeople', { count: plan.byPeople })}</p>}
    </>
  )
}

function Progress({ done, count }: { done: number; count: number }) {
  const t = useTranslationWords()
  const words = t('translate.running', { done, count })
  return (
    <>
      <progress className={css.progress} max={count} value={done} aria-label={words} />
      <p className={text.soft} aria-hidden="true">
        {words}
      </p>
      <span role="status">
        <Hidden>{words}</Hidden>
      </span>
    </>
  )
}

function OutcomeWords({ outcome: { taken, refused, sentence } }: { outcome: Outcome }) {
  const t = useTranslationWords()
  const lines = taken.filter(({ part }) => part !== 'content')
  const countOf = (why: string) => refused.filter(({ failed }) => failed === why).length
  return (
    <>
      <p className={text.text} role="status">
        {t('translate.done', { count: taken.length })}
      </p>
      {sentence !== null && <p role="alert">{t('translate.rest', { reason: sentence })}</p>}
      {(['broken', 'tooLong'] as const).map(
        (why) => countOf(why) > 0 && <p key={why}>{t(`translate.${why}`, { count: countOf(why) })}</p>,
      )}
      {lines.length > 0 && (
        <>
          <p className={text.soft}>{t('translate.lines')}</p>
          <dl className={css.lines}>
            {lines.map(({ part, id, content }) => (
              <div key={`${part} ${id}`}>
                <dt className={text.soft}>{part === 'content' ? '' : t(`translate.${part}`)}</dt>
                <dd>{content.text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}
