import { useEffect, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { useHost } from '../use-host.ts'
import { usePassOn } from '../use-pass-on.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from './messages.generated.ts'
import { type BookingLink, type BookingType, bookingLinkSchema, bookingTypes } from './option.ts'

/** The booking service and its address. An address that leads nowhere is said, and never passed on. */
export function BookingLinkControl({ id, option, value, onChange, services }: ControlProps<BookingLink | null>) {
  const t = translate(messages, services.language)
  const host = useHost()
  // The service that is chosen for an address that is none yet; else that of the value, whoever has set it.
  const [chosen, choose] = useState<BookingType | null>(null)
  const type = chosen ?? value?.type ?? bookingTypes[0]
  const [isMember, setMember] = useState(value?.type === 'health-optics')
  const [isOptician, setOptician] = useState(true)
  const { typed, type: keep, clear } = useTyped(services, id)
  const { passOn, settle } = usePassOn({ value, onChange }, typed !== null)
  const [hasLeft, setLeft] = useState(false)
  useEffect(() => {
    // Who does not answer leaves it as it is: the server looks all the same.
    services.readSetting('membership.healthOptics').then(
      (is) => setMember(is === true),
      () => undefined,
    )
    services.readSetting('business.kind').then(
      (kind) => setOptician(kind === 'optician'),
      () => undefined,
    )
  }, [services])
  const text = typed ?? value?.url ?? ''
  const read = (url: string, of = type) => bookingLinkSchema.safeParse({ type: of, url: url.trim() }).data
  const isInvalid = hasLeft && text !== '' && !read(text)

  function take(next: { type?: BookingType; text?: string }) {
    const url = next.text ?? text
    const link = url.trim() === '' ? null : read(url, next.type)
    if (next.text !== undefined) keep(next.text, link !== undefined)
    if (link) choose(null)
    else if (next.type || link === null) choose(next.type ?? type)
    passOn(link)
  }
  const offered = bookingTypes.filter((name) => name !== 'health-optics' || isOptician || isMember || name === type)
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, services.language)}</legend>
      <div className={css.choices} role="radiogroup" aria-label={t('type')}>
        {offered.map((name) => (
          <label key={name} className={css.choice}>
            <input
              type="radio"
              name={`${id}-type`}
              checked={name === type}
              disabled={name === 'health-optics' && !isMember}
              onChange={() => take({ type: name })}
            />
            <span>{t(`types.${name}`)}</span>
            {name === 'health-optics' && !isMember && <small>{t('membersOnly')}</small>}
          </label>
        ))}
      </div>
      <label htmlFor={id}>{t('address')}</label>
      <input
        id={id}
        type="url"
        className={css.input}
        value={text}
        placeholder={`https://${host}`}
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          setLeft(false)
          take({ text: event.target.value })
        }}
        onBlur={() => {
          setLeft(true)
          if (!read(text)) return
          settle()
          clear()
        }}
      />
      <p id={`${id}-message`} className={css.message} role="alert">
        {isInvalid ? t('invalid') : ''}
      </p>
    </fieldset>
  )
}
