'use client'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import sheet from '../../ui/lone-card.module.css'
import text from '../../ui/text.module.css'
import type { Answers } from '../answers.ts'
import css from '../setup.module.css'
import type { SetupWords } from '../setup-words.ts'

/** Answers and ways on that each step is given. */
export interface StepProps {
  readonly t: SetupWords
  readonly answers: Answers
  readonly set: (some: Partial<Answers>) => void
  readonly password: string
  readonly setPassword: (password: string) => void
  readonly logo: File | null
  readonly setLogo: (logo: File | null) => void
  readonly place: { readonly at: number; readonly all: number }
  readonly isLast: boolean
  readonly busy: boolean
  readonly failure: readonly string[]
  readonly onBack: () => void
  readonly onNext: () => void
}

interface StepFrameProps extends StepProps {
  readonly title: string
  readonly intro: string
  /** Looks whether one may go on. */
  readonly check?: () => boolean
  readonly children: ReactNode
}

/** Heading, fields and the way on of a step. The heading has the focus first. */
export function StepFrame(props: StepFrameProps) {
  const { t, title, intro, place, isLast, busy, failure, onBack, onNext, check, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && (check?.() ?? true)) onNext()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <header className={css.words}>
        {place.all > 1 && (
          <>
            <p className={text.soft}>{t('step', place)}</p>
            <div className={css.progress} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * place.at) / place.all}%` }} />
            </div>
          </>
        )}
        <h1 ref={heading} tabIndex={-1} className={`${sheet.title} ${css.title}`}>
          {title}
        </h1>
        <p className={text.soft}>{intro}</p>
      </header>
      {children}
      {failure.length > 0 && (
        <div className={css.failure} role="alert">
          {failure.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div className={css.way}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="solid" busy={busy}>
          {wayOn(t, { isLast, busy, isOwn: props.answers.way === 'own', isDemo: props.answers.way === 'demo' })}
        </Button>
      </div>
    </form>
  )
}

function wayOn(
  t: SetupWords,
  { isLast, busy, isOwn, isDemo }: Record<'isLast' | 'busy' | 'isOwn' | 'isDemo', boolean>,
) {
  if (busy) return isOwn ? t('busy') : t('opening')
  if (!isLast) return t('next')
  if (isDemo) return t('start.demo')
  return isOwn ? t('parts.begin') : t('start.account')
}
