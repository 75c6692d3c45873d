import { translate } from '../../kernel/messages/translator.ts'
import { typedDaySchema } from '../../kernel/typed/typed-day.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { messages as typedMessages } from '../typed/messages.generated.ts'
import { TypedControl } from '../typed/typed-control.tsx'
import { messages } from './messages.generated.ts'
import { date } from './option.ts'

/** The browser knows how a day is written where the reader lives. */
const { schema } = date({ de: '', fr: '', en: '' })

/** The system's own input of a day; words that stand in its place are shown and can be taken away. */
export function DateControl(props: ControlProps<string>) {
  const { value, services, onChange } = props
  const t = translate(messages, services.language)
  const isDay = schema.safeParse(value).success
  return (
    <div className={css.control}>
      <TypedControl
        {...props}
        text={isDay ? value : ''}
        parse={(text) => (text === '' ? text : typedDaySchema.safeParse(text).data)}
        sentence={translate(typedMessages, services.language)('date')}
        input={{ type: 'date' }}
      />
      {!isDay && (
        <div className={css.row}>
          <p className={css.hint}>{t('words', { words: value })}</p>
          <button type="button" className={css.button} onClick={() => onChange('')}>
            {t('drop')}
          </button>
        </div>
      )}
    </div>
  )
}
