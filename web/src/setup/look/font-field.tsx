'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type FontPair, fontPair, fontPairs } from '@blickfang/contract/options/font-pair/option.ts'
import { type CSSProperties, useId } from 'react'
import { stacksOf } from '../../site/theme/font-stacks.ts'
import css from '../setup.module.css'
import type { StepProps } from '../steps/step-frame.tsx'

const noLabel = { de: '', fr: '', en: '' }
const labels = fontPair(noLabel).values

/** Five pairs of fonts, each in a heading and a sentence. */
export function FontField({ t, answers, set }: StepProps) {
  const group = useId()
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{t('look.fonts')}</legend>
      <div className={css.cards}>
        {fontPairs.map((pair) => (
          <label key={pair} className={css.choice} style={styleOf(pair)}>
            <input type="radio" name={group} checked={answers.fonts === pair} onChange={() => set({ fonts: pair })} />
            <span className={css.sampleHeading}>{t('look.sampleHeading')}</span>
            <span className={css.sampleText}>{t('look.sampleText')}</span>
            <span className={css.sampleName}>{labelIn(labels[pair] ?? noLabel, t.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function styleOf(pair: FontPair): CSSProperties {
  const { display, text } = stacksOf(pair)
  return { '--sample-display': display, '--sample-text': text } as CSSProperties
}
