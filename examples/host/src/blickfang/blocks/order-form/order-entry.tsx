import { ChoiceField, TextArea, TextField } from '@blickfang/views/site/form/entry-fields.tsx'
import { EntryForm } from '@blickfang/views/site/form/entry-form.tsx'
import type { EntryProps } from '@blickfang/views/site/form/entry-props.ts'
import { sayOf } from '@blickfang/views/site/form/say-of.ts'
import { useEntry } from '@blickfang/views/site/form/use-entry.ts'
import { orderForm as form, goods, isTooSoon } from '../../forms/order/form.ts'
import type { Sentences } from '../../forms/order/messages.generated.ts'

export interface OrderEntryProps extends EntryProps<Sentences> {
  isClosed: boolean
}

/** The page judges as the server does, which judges again. */
const check = ({ day }: Readonly<Record<string, unknown>>): Record<string, string> =>
  isTooSoon(day, new Date()) ? { day: 'tooSoon' } : {}

/** The fields of an order. */
export function OrderEntry({ id, locale, words, isStill, tried = null, isClosed }: OrderEntryProps) {
  const say = sayOf(words)
  const entry = useEntry({ form, id, locale, restMs: { error: 3_000 }, check, tried })
  const field = { entry, id, say }
  return (
    <EntryForm
      {...{ form, entry, id, say, locale, isStill, isClosed }}
      language={words.language}
      waits={['loading', 'sent']}
    >
      <ChoiceField {...field} name="what" type="radio" legend={say('what')} options={goods} isWide />
      <TextField {...field} name="day" type="date" />
      <TextField {...field} name="name" autoComplete="name" maxLength={100} />
      <TextField {...field} name="email" type="email" autoComplete="email" maxLength={254} />
      <TextArea {...field} name="remark" maxLength={1000} isOptional isWide />
    </EntryForm>
  )
}
