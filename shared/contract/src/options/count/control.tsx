import { intlLocale } from '../../kernel/intl-locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import type { ControlProps } from '../control.ts'
import { messages } from '../typed/messages.generated.ts'
import { TypedControl } from '../typed/typed-control.tsx'

export function CountControl(props: ControlProps<number>) {
  const { option, value, services } = props
  const { min, max } = option.range ?? { min: 0, max: 0 }
  const { format } = new Intl.NumberFormat(intlLocale(services.language))
  return (
    <TypedControl
      {...props}
      text={String(value)}
      parse={(text) => (/^\d+$/.test(text.trim()) ? (option.schema.safeParse(Number(text)).data as number) : undefined)}
      sentence={translate(messages, services.language)('count', { min: format(min), max: format(max) })}
      input={{ inputMode: 'numeric', maxLength: String(max).length }}
    />
  )
}
