'use client'
import { saveText } from '@blickfang/contract/kernel/save-text.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { CopyButton } from './copy-button.tsx'
import { useSecondFactorWords } from './messages/use-second-factor-words.ts'
import css from './second-factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** The codes for a day without a telephone: shown once, to be copied or kept as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useSecondFactorWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lines = codes.join('\n')

  function download() {
    const title = t('fileTitle', { site: window.location.host })
    saveText(`${title}\n\n${lines}\n`, t('fileName'), 'text/plain')
  }
  return (
    <section className={css.form} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" className={css.heading} ref={heading} tabIndex={-1}>
        {t('codesTitle')}
      </h3>
      <p className={text.text}>{t('switchedOn')}</p>
      <p className={text.text}>{t('codesHint')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={css.code}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton text={lines} label={t('copyAll')} />
        <Button onClick={download}>{t('download')}</Button>
        <Button variant="solid" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </section>
  )
}
