'use client'
import { siteParts } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import surface from '../../ui/surface.module.css'
import css from '../setup.module.css'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** Pages beyond those that each site has. */
export function PartsStep(props: StepProps) {
  const { t, answers, set } = props
  return (
    <StepFrame {...props} title={t('parts.title')} intro={t('parts.intro')}>
      <fieldset className={css.fieldset}>
        <legend className={surface.hidden}>{t('parts.title')}</legend>
        {siteParts.map((part) => (
          <CheckField
            key={part}
            label={t(`parts.${part}`)}
            checked={answers.parts.includes(part)}
            onChange={(isOn) =>
              set({ parts: siteParts.filter((one) => (one === part ? isOn : answers.parts.includes(one))) })
            }
          />
        ))}
      </fieldset>
    </StepFrame>
  )
}
