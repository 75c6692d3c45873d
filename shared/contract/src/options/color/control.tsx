import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { TypedControl } from '../typed/typed-control.tsx'
import { messages } from './messages.generated.ts'
import { readableOn } from './readable-on.ts'

/** A colour: picked, or typed as #rrggbb. Says how well text can be read on it. */
export function ColorControl(props: ControlProps<string>) {
  const { option, value, services, onChange } = props
  const t = translate(messages, services.language)
  const parse = (text: string) => option.schema.safeParse(text.trim()).data as string | undefined
  const readable = value ? readableOn(value) : null
  const pick = (text: string) => {
    const color = parse(text)
    if (color) onChange(color)
  }
  return (
    <TypedControl
      {...props}
      text={value}
      parse={parse}
      sentence={t('invalid')}
      isSaidAtOnce
      input={{ maxLength: 7, spellCheck: false, placeholder: '#rrggbb' }}
      start={
        <input
          type="color"
          className={css.picker}
          aria-label={`${t('pick')}: ${labelIn(option.label, services.language)}`}
          // The browser's window has no colour for none.
          value={value.toLowerCase() || '#ffffff'}
          onChange={(event) => pick(event.target.value)}
        />
      }
      end={
        readable && (
          <span className={css.readable}>
            <span className={css.sample} style={{ background: value, color: readable.ink }} aria-hidden="true">
              Aa
            </span>
            {t('contrast', { ratio: readable.ratio.toFixed(1) })}
          </span>
        )
      }
    />
  )
}
