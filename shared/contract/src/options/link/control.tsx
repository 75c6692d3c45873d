import { useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { AddressInput } from './address-input.tsx'
import { addressKey } from './address-key.ts'
import { BlockSelect } from './block-select.tsx'
import { messages } from './messages.generated.ts'
import type { Link } from './option.ts'
import { PagePicker } from './page-picker.tsx'

const types = ['page', 'url', 'phone', 'email'] as const

interface LinkControlProps extends ControlProps<Link | null> {
  /** Hears whether what is typed is an address that leads nowhere, which is never passed on. */
  onWrong?: (isWrong: boolean) => void
}

/** Where something leads: a page of the site, a web address, a phone number or an e-mail address. */
export function LinkControl({ id, option, value, onChange, onWrong, services }: LinkControlProps) {
  const t = translate(messages, services.language)
  // An address that was begun is shown again, as what it was begun.
  const [chosenType, setType] = useState<Link['type'] | null>(
    () => types.find((name) => services.kept?.read(addressKey(id, name)) != null) ?? null,
  )
  const type = chosenType ?? value?.type ?? 'page'
  function choose(name: Link['type']) {
    setType(name)
    // Another kind was chosen: what was begun of this one is given up.
    services.kept?.write(addressKey(id, type), null)
    onWrong?.(false)
  }
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, services.language)}</legend>
      <div className={css.choices} role="radiogroup" aria-label={t('type')}>
        {types.map((name) => (
          <label key={name} className={css.choice}>
            <input type="radio" name={`${id}-type`} checked={name === type} onChange={() => choose(name)} />
            <span>{t(`types.${name}`)}</span>
          </label>
        ))}
      </div>
      {type === 'page' ? (
        <>
          <PagePicker
            selected={value}
            onSelect={({ id, collection }) => onChange({ type: 'page', page: { id, collection } })}
            services={services}
          />
          {value?.type === 'page' && (
            <BlockSelect id={`${id}-block`} link={value} onChange={onChange} services={services} />
          )}
        </>
      ) : (
        <AddressInput
          key={type}
          id={id}
          type={type}
          value={value?.type === type ? value : null}
          onChange={onChange}
          onWrong={onWrong}
          services={services}
        />
      )}
      {value && (
        <div className={css.row}>
          <button type="button" className={css.button} onClick={() => onChange(null)}>
            {t('remove')}
          </button>
        </div>
      )}
    </fieldset>
  )
}
