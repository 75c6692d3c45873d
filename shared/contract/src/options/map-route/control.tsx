import { useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { useShake } from '../use-shake.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from './messages.generated.ts'
import { maxCorners, type Position } from './option.ts'
import { formatRoute, parseRoute, type RouteProblem } from './parse-route.ts'

/** Line on the map, pasted as text. Passed on as soon as it is one; faults are told on leaving. An empty field removes the line. */
export function MapRouteControl({ id, option, value, onChange, services }: ControlProps<Position[] | null>) {
  const t = translate(messages, services.language)
  const { typed, type: keep, clear } = useTyped(services, id)
  const [problem, setProblem] = useState<RouteProblem | null>(null)
  const [isShaking, shake] = useShake()

  function type(text: string) {
    const parsed = parseRoute(text)
    keep(text, 'route' in parsed)
    if (!('route' in parsed)) return
    setProblem(null)
    onChange(parsed.route)
  }
  function leave() {
    if (typed === null) return
    const parsed = parseRoute(typed)
    if ('route' in parsed) return clear()
    setProblem(parsed.problem)
    shake()
  }

  return (
    <div className={css.control}>
      <label className={css.label} htmlFor={id}>
        {labelIn(option.label, services.language)}
      </label>
      <textarea
        id={id}
        rows={6}
        className={[css.input, isShaking && css.shake].filter(Boolean).join(' ')}
        value={typed ?? formatRoute(value)}
        placeholder={'47.49941, 8.72911\n47.49987, 8.73004'}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-message`}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <p id={`${id}-message`} className={css.message} aria-live="polite">
        {problem !== null && t(problem, { max: maxCorners })}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {value && t('count', { count: value.length })}
        {t('hint')}{' '}
        <a href="https://geojson.io" target="_blank" rel="noreferrer">
          {t('draw')}
        </a>
      </p>
    </div>
  )
}
