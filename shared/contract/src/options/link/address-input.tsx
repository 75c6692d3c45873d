import { type KeyboardEvent, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlServices } from '../control.ts'
import { useHost } from '../use-host.ts'
import { usePassOn } from '../use-pass-on.ts'
import { useShake } from '../use-shake.ts'
import { useTyped } from '../use-typed.ts'
import { addressKey } from './address-key.ts'
import { messages } from './messages.generated.ts'
import type { Link } from './option.ts'
import { linkFault, parseLink } from './parse-link.ts'

interface AddressInputProps {
  id: string
  type: 'url' | 'phone' | 'email'
  value: Link | null
  onChange: (value: Link | null) => void
  onWrong?: ((isWrong: boolean) => void) | undefined
  services: ControlServices
}

/** No input of type e-mail: browsers hand out «bücher.ch» as «xn--bcher-kva.ch». */
const inputs = {
  url: { type: 'url' },
  phone: { type: 'tel' },
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const

const placeholders = { phone: '+41 52 123 45 67', email: 'name@beispiel.ch' }

/** An input for an address. A valid one is passed on while typing; a wrong one is told on leaving and on Enter, and never passed on, nor its beginning. */
export function AddressInput({ id, type, value, onChange, onWrong, services }: AddressInputProps) {
  const t = translate(messages, services.language)
  const host = useHost()
  const { typed, type: keep, clear } = useTyped(services, addressKey(id, type))
  const { passOn, settle } = usePassOn({ value, onChange }, typed !== null)
  const [hasLeft, setLeft] = useState(false)
  const [isShaking, shake] = useShake()
  const text = typed ?? value?.[type] ?? ''
  const isInvalid = hasLeft && parseLink(type, text) === undefined

  function change(next: string) {
    const link = parseLink(type, next)
    keep(next, link !== undefined)
    onWrong?.(link === undefined)
    passOn(link)
  }
  function leave() {
    setLeft(true)
    if (parseLink(type, text) === undefined) return shake()
    settle()
    clear()
  }

  function finish(event: KeyboardEvent) {
    if (event.key !== 'Enter' || parseLink(type, text) !== undefined) return
    // Whoever listens around it would take what was valid some letters ago.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }

  return (
    <>
      <label htmlFor={id}>{t(`fields.${type}`)}</label>
      <input
        id={id}
        {...inputs[type]}
        className={[css.input, isShaking && css.shake].filter(Boolean).join(' ')}
        value={text}
        placeholder={type === 'url' ? `https://${host}` : placeholders[type]}
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          setLeft(false)
          change(event.target.value)
        }}
        onFocus={() => setLeft(false)}
        onBlur={leave}
        onKeyDown={finish}
      />
      <p id={`${id}-message`} className={css.message} aria-live="polite">
        {isInvalid && t(`invalid.${linkFault(type, text)}`)}
      </p>
    </>
  )
}
