import {
  aspectSponsorForm,
  type Item,
  inFrancs,
  itemPrices,
  maxPersons,
  offers,
  type PersonItem,
  personPrices,
  totalOf,
} from '@blickfang/contract/forms/aspect-sponsor/form.ts'
import type { Sentences } from '@blickfang/contract/forms/aspect-sponsor/messages.generated.ts'
import { type EntryContext, TextArea, TextField } from '@blickfang/views/site/form/entry-fields.tsx'
import { EntryForm } from '@blickfang/views/site/form/entry-form.tsx'
import type { EntryProps } from '@blickfang/views/site/form/entry-props.ts'
import { sayOf } from '@blickfang/views/site/form/say-of.ts'
import { useEntered } from '@blickfang/views/site/form/use-entered.ts'
import { useEntry } from '@blickfang/views/site/form/use-entry.ts'
import type { ReactNode } from 'react'
import css from './aspect-sponsor-form.module.css'

export interface SponsorEntryProps extends EntryProps<Sentences> {
  bookedOut: readonly (Item | PersonItem)[]
  isClosed: boolean
}

interface OfferProps extends EntryContext {
  isOut: (item: Item | PersonItem) => boolean
}

// Source: spec/public-site.md §4.
const restMs = { sent: 2_000, error: 2_000 }
const form = aspectSponsorForm

/** The fields of the sponsor form, with what it costs while one fills it in. */
export function SponsorEntry({ id, locale, words, bookedOut, isClosed, isStill, tried = null }: SponsorEntryProps) {
  const say = sayOf(words)
  const entry = useEntry({ form, id, locale, restMs, tried })
  const total = inFrancs(totalOf(useEntered(form, entry)))
  const context = { entry, id, say }
  const offer: OfferProps = { ...context, isOut: (item) => isClosed || bookedOut.includes(item) }
  return (
    <EntryForm
      form={form}
      entry={entry}
      id={id}
      say={say}
      locale={locale}
      isStill={isStill}
      isClosed={isClosed}
      language={words.language}
      waits={['loading', 'sent', 'error']}
      summary={
        <div className={css.total}>
          <span>{say('total')}</span>
          <output>{total}</output>
        </div>
      }
    >
      {offers.map((one) => (
        <Offer {...offer} key={one.legend} legend={one.legend} items={one.items}>
          {'count' in one && <People {...offer} count={one.count} names={one.names} />}
        </Offer>
      ))}
      <fieldset className={css.group} disabled={isClosed}>
        <legend className={css.legend}>{say('contactLegend')}</legend>
        <div className={css.pairs}>
          <TextField {...context} name="company" autoComplete="organization" maxLength={200} />
          <TextField {...context} name="contactName" autoComplete="name" maxLength={200} />
          <TextField {...context} name="phone" type="tel" autoComplete="tel" maxLength={40} />
          <TextField {...context} name="email" type="email" autoComplete="email" maxLength={254} />
        </div>
      </fieldset>
    </EntryForm>
  )
}

interface OfferGroupProps extends OfferProps {
  legend: string
  items: readonly Item[]
  children?: ReactNode
}

function Offer({ legend, items, children, entry, say, isOut }: OfferGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{say(legend)}</legend>
      {items.map((item) => (
        <label key={item} className={css.item}>
          <input
            type="checkbox"
            disabled={isOut(item)}
            defaultChecked={entry.enteredOf(item).length > 0}
            {...entry.register(item)}
          />
          <span className={css.name}>
            {say(item)}
            {isOut(item) && <span className={css.booked}> {say('booked')}</span>}
          </span>
          <span className={css.price}>{inFrancs(itemPrices[item])}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

interface PeopleProps extends OfferProps {
  count: PersonItem
  names: 'personsNames' | 'aspectPersonsNames'
}

function People({ count, names, isOut, ...context }: PeopleProps) {
  const price = `${inFrancs(personPrices[count])} ${context.say('perPerson')}`
  return (
    <div className={css.people}>
      <TextField
        {...context}
        name={count}
        note={isOut(count) ? context.say('booked') : price}
        type="number"
        inputMode="numeric"
        min={0}
        max={maxPersons}
        isDisabled={isOut(count)}
        isUnmarked
      />
      <TextArea {...context} name={names} maxLength={2000} isUnmarked isDisabled={isOut(count)} />
    </div>
  )
}
