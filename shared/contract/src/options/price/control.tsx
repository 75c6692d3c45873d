import { translate } from '../../kernel/messages/translator.ts'
import { readTypedNumber } from '../../kernel/typed/typed-number.ts'
import type { ControlProps } from '../control.ts'
import { TypedControl } from '../typed/typed-control.tsx'
import { messages } from './messages.generated.ts'

/** An amount that is typed; an empty line names none. */
export function PriceControl(props: ControlProps<number | null>) {
  const { option, value, services } = props
  return (
    <TypedControl
      {...props}
      text={value === null ? '' : String(value)}
      parse={(text) => parse(text, option.schema.safeParse.bind(option.schema))}
      sentence={translate(messages, services.language)('wrong')}
      input={{ inputMode: 'decimal', maxLength: 14 }}
    />
  )
}

function parse(text: string, check: (value: unknown) => { data?: unknown }): number | null | undefined {
  const amount = readTypedNumber(text)
  if (amount === undefined) return null
  const isInCents = Number(amount.toFixed(2)) === amount
  return isInCents ? (check(amount).data as number | undefined) : undefined
}
