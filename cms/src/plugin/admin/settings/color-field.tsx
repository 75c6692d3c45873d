'use client'

import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { messages } from '../texts/messages.generated.ts'
import css from './color-field.module.css'
import { readableOn } from './readable-on.ts'

const hex = /^#[0-9a-f]{6}$/i

/** A colour: picked, or typed as #rrggbb. Says how well text can be read on it. */
export const ColorField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError } = useField<string>({ path })
  const { i18n } = useTranslation()
  const id = useId()
  const text = value ?? ''
  const isColor = hex.test(text)
  const readable = isColor ? readableOn(text) : null
  const pick = translate(messages, i18n.language)('settings.pickColor')
  return (
    <div className="field-type text">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className={css.row}>
        <input
          type="color"
          className={css.swatch}
          aria-label={`${pick}: ${getTranslation(field.label ?? field.name, i18n)}`}
          value={isColor ? text.toLowerCase() : '#000000'}
          onChange={(event) => setValue(event.target.value)}
        />
        <input
          id={id}
          type="text"
          className={css.code}
          spellCheck={false}
          maxLength={7}
          pattern="#[0-9a-fA-F]{6}"
          aria-invalid={showError || !isColor}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => setValue(event.target.value)}
        />
        <span id={`${id}-hint`} className={css.hint}>
          {readable && (
            <>
              <span className={css.sample} style={{ background: text, color: readable.ink }} aria-hidden="true">
                Aa
              </span>
              {translate(messages, i18n.language)('settings.contrast', { ratio: readable.ratio.toFixed(1) })}
            </>
          )}
          {!isColor && translate(messages, i18n.language)('settings.noColor')}
        </span>
      </div>
      <FieldError path={path} showError={showError} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
