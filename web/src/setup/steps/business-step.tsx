'use client'
import { type FirstLanguage, firstLanguages } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { type BusinessKind, businessKind } from '@blickfang/contract/options/business-kind/option.ts'
import { countries, countryName } from '@blickfang/contract/options/country/option.ts'
import { offeredZones } from '@blickfang/contract/options/time-zone/offered-zones.ts'
import { useMemo, useState } from 'react'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import text from '../../ui/text.module.css'
import { zoneOf } from '../answers.ts'
import css from '../setup.module.css'
import { SelectField } from './select-field.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const kinds = businessKind({ de: '', fr: '', en: '' }).values

/** Name, trade, country, time zone and languages. */
export function BusinessStep(props: StepProps) {
  const { t, answers, set } = props
  const [attempt, setAttempt] = useState(0)
  const isNameless = answers.name.trim() === ''
  const { offeredKinds, offeredCountries } = useOffered(t.language)
  return (
    <StepFrame
      {...props}
      title={t('business.title')}
      intro={t('business.intro')}
      check={() => {
        setAttempt(attempt + 1)
        return !isNameless
      }}
    >
      <TextField
        label={t('business.name')}
        autoComplete="organization"
        required
        maxLength={120}
        value={answers.name}
        onChange={(event) => set({ name: event.target.value })}
        attempt={attempt}
        error={attempt > 0 && isNameless ? t('business.nameMissing') : null}
      />
      <div className={css.pair}>
        <SelectField
          label={t('business.kind')}
          value={answers.kind}
          offered={offeredKinds}
          onChange={(kind) => set({ kind: kind as BusinessKind })}
        />
        <SelectField
          label={t('business.country')}
          value={answers.country}
          offered={offeredCountries}
          onChange={(country) => set({ country, timeZone: '' })}
        />
      </div>
      <TimeZoneField {...props} />
      <LanguageFields {...props} />
    </StepFrame>
  )
}

/** Proposed by the country, and folded: hardly anybody has to look into it. */
function TimeZoneField({ t, answers, set }: StepProps) {
  const offered = useMemo(() => offeredZones(t.language, new Date()), [t.language])
  const value = zoneOf(answers)
  const label = offered.find((one) => one.value === value)?.label ?? value
  return (
    <details className={css.quiet}>
      <summary>{t('business.timeZoneIs', { zone: label })}</summary>
      <SelectField
        label={t('business.timeZone')}
        value={value}
        offered={offered}
        onChange={(timeZone) => set({ timeZone })}
      />
      <p className={text.soft}>{t('business.timeZoneHint')}</p>
    </details>
  )
}

function LanguageFields({ t, answers, set }: StepProps) {
  const { languages, mainLanguage } = answers
  function turn(language: FirstLanguage, isOn: boolean) {
    const next = firstLanguages.filter((one) => (one === language ? isOn : languages.includes(one)))
    if (next.length === 0) return
    set({ languages: next, mainLanguage: next.includes(mainLanguage) ? mainLanguage : (next[0] ?? mainLanguage) })
  }
  const named = languages.map((value) => ({ value, label: localeName(value, t.language) }))
  return (
    <>
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{t('business.languages')}</legend>
        <div className={css.checks}>
          {firstLanguages.map((language) => (
            <CheckField
              key={language}
              label={localeName(language, t.language)}
              checked={languages.includes(language)}
              onChange={(isOn) => turn(language, isOn)}
            />
          ))}
        </div>
        <p className={text.soft}>{t('business.languagesHint')}</p>
      </fieldset>
      {languages.length > 1 && (
        <SelectField
          label={t('business.main')}
          value={mainLanguage}
          offered={named}
          onChange={(main) => set({ mainLanguage: main as FirstLanguage })}
        />
      )}
    </>
  )
}

function useOffered(language: string) {
  return useMemo(() => {
    const sorted = (all: readonly { value: string; label: string }[]) =>
      all.toSorted((a, b) => a.label.localeCompare(b.label, language))
    const named = Object.entries(kinds).map(([value, label]) => ({ value, label: labelIn(label, language) }))
    const other = named.filter(({ value }) => value === 'other')
    return {
      // The one that says nothing stands last.
      offeredKinds: [...sorted(named.filter(({ value }) => value !== 'other')), ...other],
      offeredCountries: sorted(countries.map((value) => ({ value, label: countryName(value, language) }))),
    }
  }, [language])
}
