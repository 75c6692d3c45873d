import { useEffect, useRef, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlServices } from '../control.ts'
import { CopyDays } from './copy-days.tsx'
import { DayTools } from './day-tools.tsx'
import { endsNextDay, formatHours, formatStretch, type Stretch } from './format-hours.ts'
import { messages } from './messages.generated.ts'
import { weekdayName } from './option.ts'
import { type HoursFault, parseLines } from './parse-hours.ts'
import week from './week-hours.module.css'

interface DayRowProps {
  readonly id: string
  /** Id of the hint that tells how hours are written. */
  readonly hintId: string
  readonly day: number
  readonly stretches: readonly Stretch[]
  readonly services: ControlServices
  readonly onChange: (stretches: readonly Stretch[]) => void
  readonly onCopy: (to: readonly number[], stretches: readonly Stretch[]) => void
  readonly onSaid: (sentence: string) => void
}

/** A day of the week: an input for each stretch, one that is empty while it is closed, and what can be done with the day. */
export function DayRow(props: DayRowProps) {
  const { id, day, stretches, services, onCopy, onSaid } = props
  const t = translate(messages, services.language)
  const name = weekdayName(day, services.language)
  const row = useRef<HTMLFieldSetElement>(null)
  const typing = useTypedLines(props)
  const { lines, fault } = typing
  const [isCopying, setCopying] = useState(false)
  const [wanted, focusInput] = useState<number | null>(null)
  useEffect(() => {
    if (wanted === null) return
    row.current?.querySelectorAll('input')[wanted]?.focus()
    focusInput(null)
  }, [wanted])
  const night = stretches.filter(endsNextDay)

  function leave(next: EventTarget | null) {
    if (next instanceof Node && row.current?.contains(next)) return typing.leave(false)
    const isSaid = typing.isTyped
    if (typing.leave(true) && isSaid) onSaid(t('dayIs', { day: name, hours: formatHours(stretches) || t('closed') }))
  }
  return (
    <fieldset ref={row} className={week.day} onBlur={(event) => leave(event.relatedTarget)}>
      <legend className={week.name}>{name}</legend>
      <div className={week.lines}>
        {lines.map((line, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is the one at its place
            key={index}
            id={index === 0 ? id : undefined}
            type="text"
            autoComplete="off"
            spellCheck={false}
            className={`${css.input} ${week.line}`}
            value={line}
            placeholder={t('closed')}
            aria-label={t('time', { day: name, number: index + 1 })}
            aria-invalid={fault?.line === index || undefined}
            aria-describedby={fault?.line === index ? `${id}-message` : props.hintId}
            onChange={(event) => typing.type(index, event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              leave(null)
            }}
          />
        ))}
      </div>
      <DayTools
        day={name}
        language={services.language}
        isEmpty={lines.length === 1 && lines[0] === ''}
        isCopying={isCopying}
        onAdd={() => {
          typing.add()
          focusInput(lines.length)
        }}
        onClose={() => {
          typing.close()
          onSaid(t('dayIs', { day: name, hours: t('closed') }))
          focusInput(0)
        }}
        onCopy={() => setCopying(!isCopying)}
      />
      {night.length > 0 && (
        <p className={`${css.hint} ${week.below}`}>
          {night.map(({ close }) => t('nextDay', { time: close })).join(' ')}
        </p>
      )}
      {fault && (
        <p id={`${id}-message`} className={`${css.message} ${week.below}`} role="alert">
          {t(fault.fault, { part: fault.part })}
        </p>
      )}
      {isCopying && (
        <CopyDays
          day={day}
          language={services.language}
          onCancel={() => closeCopying()}
          onCopy={(to) => {
            onCopy(to, stretches)
            closeCopying()
          }}
        />
      )}
    </fieldset>
  )

  function closeCopying() {
    setCopying(false)
    row.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
}

interface TypedLines {
  /** The inputs of the day, as they stand there. */
  readonly lines: readonly string[]
  /** Fault of the lines; null while all is well, or somebody still types. */
  readonly fault: HoursFault | null
  readonly isTyped: boolean
  readonly type: (index: number, text: string) => void
  readonly add: () => void
  readonly close: () => void
  /** The input is left, or the whole day: then what is understood stands there as it was understood. Whether it is. */
  readonly leave: (isWhole: boolean) => boolean
}

/** Lines typed into a day: passed on where they are understood, otherwise kept until they are. */
function useTypedLines({ id, stretches, services: { kept }, onChange }: DayRowProps): TypedLines {
  const [typed, setTyped] = useState<readonly string[] | null>(() => kept?.read(id)?.split('\n') ?? null)
  const [isLeft, setLeft] = useState(typed !== null)
  const before = useRef(stretches)
  const passedOn = useRef(false)
  if (typed === null) before.current = stretches
  const lines = typed ?? (stretches.length > 0 ? stretches.map(formatStretch) : [''])
  const parsed = parseLines(lines)
  const fault = 'fault' in parsed ? parsed : null

  function enter(next: readonly string[]) {
    const read = parseLines(next)
    const isRead = 'stretches' in read
    setTyped(next)
    kept?.write(id, isRead ? null : next.join('\n'))
    if (isRead) setLeft(false)
    if (isRead) onChange(read.stretches)
    else if (passedOn.current) onChange(before.current)
    passedOn.current = isRead
  }
  return {
    lines,
    fault: isLeft || typed === null ? fault : null,
    isTyped: typed !== null,
    type: (index, text) => enter(lines.map((line, place) => (place === index ? text : line))),
    add: () => setTyped([...lines, '']),
    close: () => {
      setTyped(null)
      setLeft(false)
      kept?.write(id, null)
      passedOn.current = false
      onChange([])
    },
    leave: (isWhole) => {
      if (typed === null) return true
      if (fault) setLeft(true)
      if (fault || !isWhole) return !fault
      setTyped(null)
      passedOn.current = false
      return true
    },
  }
}
