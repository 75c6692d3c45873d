'use client'
import type { ControlServices } from '@blickfang/contract/options/control.ts'
import { WeekHoursControl } from '@blickfang/contract/options/week-hours/control.tsx'
import { weekHours } from '@blickfang/contract/options/week-hours/option.ts'
import { useMemo } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'
import css from '../setup.module.css'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** Address, telephone and the hours of a week. All of it may be left out. */
export function PlaceStep(props: StepProps) {
  const { t, answers, set } = props
  const option = useMemo(() => weekHours({ de: t('place.hours'), fr: t('place.hours'), en: t('place.hours') }), [t])
  const field = (name: 'street' | 'streetNumber' | 'zip' | 'city' | 'phone') => ({
    value: answers[name],
    maxLength: 40,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <StepFrame {...props} title={t('place.title')} intro={t('place.intro')}>
      <div className={css.wideFirst}>
        <TextField label={t('place.street')} autoComplete="address-line1" {...field('street')} maxLength={120} />
        <TextField label={t('place.number')} {...field('streetNumber')} maxLength={20} />
      </div>
      <div className={css.wideLast}>
        <TextField label={t('place.zip')} autoComplete="postal-code" {...field('zip')} maxLength={20} />
        <TextField label={t('place.city')} autoComplete="address-level2" {...field('city')} maxLength={120} />
      </div>
      <TextField label={t('place.phone')} type="tel" autoComplete="tel" {...field('phone')} />
      <WeekHoursControl
        id="hours"
        option={option}
        value={[...answers.hours]}
        onChange={(hours) => set({ hours })}
        services={servicesIn(t.language)}
      />
    </StepFrame>
  )
}

/** The grid of hours asks for the language alone: here is no library, and there are no pages yet. */
function servicesIn(language: string): ControlServices {
  const none = async () => []
  return {
    language,
    listPages: async () => ({ navigation: [], topLevel: { pages: [], next: null }, collections: [] }),
    listMorePages: async () => ({ pages: [], next: null }),
    listBlocks: none,
    listBranches: none,
    readSetting: async () => null,
    pickMedia: async () => null,
    addVideo: async () => ({ failure: '' }),
    mediaUrl: async () => null,
    mediaName: async () => null,
  }
}
