import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type FontPair, fontPairs } from '@blickfang/contract/options/font-pair/option.ts'
import { fonts as own } from '@blickfang/contract/project/fonts'
import type { CSSProperties } from 'react'
import { stacksOf } from '../../../../site/theme/font-stacks.ts'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import { TriedBox } from '../tried-box.tsx'
import css from './font-samples.module.css'

/** Each pair of fonts in a heading and a sentence, above the choice among them: beside the page one sees which is which. */
export function FontSamples() {
  const t = useSettingsWords()
  return (
    <>
      <ul className={css.samples}>
        {fontPairs.map((pair) => (
          <li key={pair} className={css.sample} style={styleOf(pair)}>
            <span className={css.name}>
              {own[pair] ? labelIn(own[pair].label, t.language) : t(`fonts.name.${pair}`)}
            </span>
            <span className={css.heading}>{t('fonts.heading')}</span>
            <span className={css.text}>{t('fonts.text')}</span>
          </li>
        ))}
      </ul>
      <TriedBox isOf="fonts" />
    </>
  )
}

function styleOf(pair: FontPair): CSSProperties {
  const { display, text } = stacksOf(pair)
  return { '--sample-display': display, '--sample-text': text } as CSSProperties
}
