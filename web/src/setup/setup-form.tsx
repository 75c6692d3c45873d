'use client'
import { minPasswordLength } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { useEffect, useMemo, useState } from 'react'
import { type Answers, firstAnswers, keepAnswers, readAnswers, type Step, steps } from './answers.ts'
import { DemoWait } from './demo-wait.tsx'
import type { SetupWords } from './setup-words.ts'
import { AccountStep } from './steps/account-step.tsx'
import { BusinessStep } from './steps/business-step.tsx'
import { LookStep } from './steps/look-step.tsx'
import { PartsStep } from './steps/parts-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { StartStep } from './steps/start-step.tsx'
import type { StepProps } from './steps/step-frame.tsx'
import { useBegin } from './use-begin.ts'

interface SetupFormProps {
  t: SetupWords
  code: string
  hasPages: boolean
  demo: 'ready' | 'running' | 'failed' | null
}

const screens: { readonly [Name in Step]: (props: StepProps) => React.ReactNode } = {
  account: AccountStep,
  business: BusinessStep,
  place: PlaceStep,
  look: LookStep,
  parts: PartsStep,
}

/** All that is asked, step by step. Answers are there again after a reload, but for the password. */
export function SetupForm({ t, code, hasPages, demo }: SetupFormProps) {
  const [answers, setAnswers] = useAnswers(t.language)
  const [password, setPassword] = useState('')
  const [logo, setLogo] = useState<File | null>(null)
  const begin = useBegin({ t, code })
  const asked: readonly Step[] = answers.way === 'own' ? steps : ['account']
  const step = asked.includes(answers.step) ? answers.step : 'account'
  const at = asked.indexOf(step)
  if (answers.way === null) {
    const choose = (way: Answers['way']) => setAnswers({ way, step: 'account' })
    return <StartStep t={t} hasPages={hasPages} offersDemo={demo !== null} onChoose={choose} />
  }
  if (begin.isDemo || demo === 'running') return <DemoWait t={t} code={code} account={begin.account} />
  const isLast = at === asked.length - 1

  function go() {
    if (!isLast) return setAnswers({ step: asked[at + 1] ?? step })
    // After a reload: nobody keeps the password but whoever has thought of it.
    if ([...password.trim()].length < minPasswordLength) return setAnswers({ step: 'account' })
    return void begin.run({ answers, password, logo })
  }
  const Screen = screens[step]
  return (
    <Screen
      key={step}
      t={t}
      answers={answers}
      set={setAnswers}
      password={password}
      setPassword={setPassword}
      logo={logo}
      setLogo={setLogo}
      place={{ at: at + 1, all: asked.length }}
      isLast={isLast}
      busy={begin.isBusy}
      failure={begin.failure}
      onBack={() => setAnswers(at === 0 ? { way: null } : { step: asked[at - 1] ?? step })}
      onNext={go}
    />
  )
}

function useAnswers(language: string): readonly [Answers, (some: Partial<Answers>) => void] {
  const first = useMemo(() => firstAnswers(language, navigator.languages), [language])
  const [answers, setAnswers] = useState(() => readAnswers(first))
  useEffect(() => keepAnswers(answers), [answers])
  return [answers, (some) => setAnswers((before) => ({ ...before, ...some }))]
}
