'use client'
import { useId } from 'react'
import { palettes } from '../../site/theme/palettes.ts'
import { Swatches } from '../../site/theme/swatches.tsx'
import type { Theme } from '../answers.ts'
import css from '../setup.module.css'
import type { StepProps } from '../steps/step-frame.tsx'

const names = Object.keys(palettes) as (keyof typeof palettes)[]

/** Palettes whose words read well, that of the logo first. */
export function PaletteField({ t, answers, set }: StepProps) {
  const group = useId()
  const { theme, ofLogo } = answers
  const offered: readonly (readonly [string, Theme])[] = [
    ...(ofLogo ? [[t('look.ofLogo'), ofLogo] as const] : []),
    ...names.map((name) => [t(`color.${name}`), palettes[name]] as const),
  ]
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{t('look.colors')}</legend>
      <div className={css.cards}>
        {offered.map(([label, colors]) => (
          <label key={label} className={css.choice}>
            <input type="radio" name={group} checked={isSame(theme, colors)} onChange={() => set({ theme: colors })} />
            <Swatches colors={colors} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function isSame(a: Theme, b: Theme): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
}
