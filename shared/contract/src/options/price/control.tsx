import { translate } from '../../kernel/messages/translator.ts'
import type { ControlProps } from '../control.ts'
import { TypedControl } from '../typed/typed-control.tsx'
import { messages } from './messages.generated.ts'

/** As one types it: with a comma or a point, and with marks between the thousands. */
const written = /^\d[\d’' ]*([.,]\d{1,2})?$/

/** An amount that is typed; an empty line names none. */
export function PriceControl(props: ControlProps<number | null>) {
  const { option, value, services } = props
  return (
    <TypedControl
      {...props}
      text={value === null ? '' : String(value)}
      parse={(text) => parse(text.trim(), option.schema.safeParse.bind(option.schema))}
      sentence={translate(messages, services.language)('wrong')}
      input={{ inputMode: 'decimal', maxLength: 14 }}
    />
  )
}

function parse(text: string, check: (value: unknown) => { data?: unknown }): number | null | undefined {
  if (text === '') return null
  if (!written.test(text)) return undefined
  return check(Number(text.replace(/[’' ]/g, '').replace(',', '.'))).data as number | undefined
}
