import { useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { useShake } from '../use-shake.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from './messages.generated.ts'
import { parseTerms } from './parse-terms.ts'

/** A line for each word. The lines are passed on once all of them say something; which one does not is said on leaving. */
export function TermsControl({ id, option, value, onChange, services }: ControlProps<string>) {
  const t = translate(messages, services.language)
  const { typed, type: keep, clear } = useTyped(services, id)
  const [wrongLine, setWrongLine] = useState<number | null>(null)
  const [isShaking, shake] = useShake()

  function type(text: string) {
    const isValue = 'terms' in parseTerms(text)
    keep(text, isValue)
    if (!isValue) return
    setWrongLine(null)
    onChange(text.trim())
  }
  function leave() {
    if (typed === null) return
    const parsed = parseTerms(typed)
    if ('terms' in parsed) return clear()
    setWrongLine(parsed.wrongLine)
    shake()
  }
  return (
    <div className={css.control}>
      <label className={css.label} htmlFor={id}>
        {labelIn(option.label, services.language)}
      </label>
      <textarea
        id={id}
        rows={5}
        maxLength={10_000}
        className={[css.input, isShaking && css.shake].filter(Boolean).join(' ')}
        value={typed ?? value}
        placeholder={t('example')}
        aria-invalid={wrongLine !== null || undefined}
        aria-describedby={`${id}-hint ${id}-message`}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <p id={`${id}-message`} className={css.message} aria-live="polite">
        {wrongLine !== null && t('wrongLine', { line: wrongLine })}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {t('hint')}
      </p>
    </div>
  )
}
