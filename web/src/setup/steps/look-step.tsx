'use client'
import { FontField } from '../look/font-field.tsx'
import { LogoField } from '../look/logo-field.tsx'
import { PaletteField } from '../look/palette-field.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** Logo, colours and fonts. */
export function LookStep(props: StepProps) {
  const { t } = props
  return (
    <StepFrame {...props} title={t('look.title')} intro={t('look.intro')}>
      <LogoField {...props} />
      <PaletteField {...props} />
      <FontField {...props} />
    </StepFrame>
  )
}
