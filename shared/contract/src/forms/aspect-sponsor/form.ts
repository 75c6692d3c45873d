import * as z from 'zod/mini'
import { defineForm, optionalLines, phoneText, requiredText } from '../../kernel/form.ts'
import { emailSchema } from '../../kernel/text/email.ts'

/** Prices of items that are booked once or not at all, in CHF. Source: spec/public-site.md §9. */
export const itemPrices = {
  hauptsponsor: 29_000,
  standprasenz6m: 1_800,
  standprasenz9m: 2_700,
  stehlunch: 2_500,
  nachmittagpause: 2_000,
  vormittagspause: 2_000,
  stehlunch2: 2_500,
} as const
export type Item = keyof typeof itemPrices
export const items = Object.keys(itemPrices) as Item[]

/** Prices of items that are booked for a number of people, in CHF for each. Source: spec/public-site.md §9. */
export const personPrices = { numberOfPersons: 300, aspectNumberOfPersons: 399 } as const
export type PersonItem = keyof typeof personPrices
export const personItems = Object.keys(personPrices) as PersonItem[]

/** Items that are offered together, below one legend. */
export const offers = [
  { legend: 'offerLegend', items: ['hauptsponsor', 'standprasenz6m', 'standprasenz9m'] },
  { legend: 'eventLegend', items: ['stehlunch', 'nachmittagpause'], count: 'numberOfPersons', names: 'personsNames' },
  {
    legend: 'aspectLegend',
    items: ['vormittagspause', 'stehlunch2'],
    count: 'aspectNumberOfPersons',
    names: 'aspectPersonsNames',
  },
] as const

const isBooked = z._default(z.boolean(), false)
/** More than any hall holds: a number by which nobody is ruined who holds a key down. The sentences of a refusal say it. */
export const maxPersons = 500
const persons = z._default(z.int().check(z.minimum(0), z.maximum(maxPersons)), 0)

/** The option of the block by which an item is booked out. */
export const bookedOption = <I extends Item | PersonItem>(item: I): `${I}Booked` => `${item}Booked`

/**
 * Books items for a sponsor of an event of the association, and answers their price. Asks the block as it is live which items are
 * booked out, because the page may be old. Source: spec/public-site.md §3, §5.
 */
export const aspectSponsorForm = defineForm({
  name: 'aspectSponsorForm',
  label: { de: 'Sponsoring', fr: 'Sponsoring', en: 'Sponsoring' },
  path: '/aspectSponsorForm',
  summary: 'Send the sponsor form',
  fields: {
    hauptsponsor: isBooked,
    standprasenz6m: isBooked,
    standprasenz9m: isBooked,
    stehlunch: isBooked,
    nachmittagpause: isBooked,
    numberOfPersons: persons,
    personsNames: optionalLines(2_000),
    aspectNumberOfPersons: persons,
    aspectPersonsNames: optionalLines(2_000),
    vormittagspause: isBooked,
    stehlunch2: isBooked,
    company: requiredText(200),
    contactName: requiredText(200),
    phone: phoneText(),
    email: emailSchema,
  },
  requires: {
    personsNames: ({ numberOfPersons }) => Number(numberOfPersons) > 0,
    aspectPersonsNames: ({ aspectNumberOfPersons }) => Number(aspectNumberOfPersons) > 0,
  },
  legends: Object.fromEntries(offers.flatMap(({ legend, items: own }) => own.map((item) => [item, legend]))),
  prices: {
    ...Object.fromEntries(items.map((item) => [item, () => inFrancs(itemPrices[item])])),
    ...Object.fromEntries(personItems.map((item) => [item, (count) => eachInFrancs(item, Number(count))])),
  },
  price: { of: totalOf, inWords: inFrancs },
  block: { name: 'aspectSponsorForm', counts: 'named', isClosed: ({ closed }) => closed === true },
  check: (values, { offers }) => {
    const isOut = offers.some((options) => bookedIn(values).some((item) => options[bookedOption(item)]))
    return { ...(isOut && { booked: 'booked' }) }
  },
  refusals: ['booked'],
  refuses: { nothing: (values) => bookedIn(values).length === 0 },
  sender: 'email',
  titleOf: ({ company }) => company,
  mail: { nameOf: ({ contactName }) => contactName, confirms: 'chosen' },
})

/** Price of a booking, in CHF; a field without a number costs nothing. */
export function totalOf(values: Readonly<Partial<Record<Item | PersonItem, unknown>>>): number {
  const once = items.map((item) => (values[item] === true ? itemPrices[item] : 0))
  const each = personItems.map((item) => Math.max(0, Math.trunc(Number(values[item])) || 0) * personPrices[item])
  return [...once, ...each].reduce((sum, price) => sum + price, 0)
}

/** Names what is booked: items, and numbers of people above 0. */
export function bookedIn(values: Readonly<Partial<Record<Item | PersonItem, unknown>>>): (Item | PersonItem)[] {
  return [...items.filter((item) => values[item] === true), ...personItems.filter((item) => Number(values[item]) > 0)]
}

/** «CHF 29’000». Browsers and servers disagree about Switzerland's sign between thousands, so that it is set here. */
export function inFrancs(amount: number): string {
  return `CHF ${inThousands(amount)}`
}

function inThousands(amount: number): string {
  if (!(amount >= 1000)) return String(amount)
  return `${inThousands(Math.floor(amount / 1000))}’${String(amount % 1000).padStart(3, '0')}`
}

/** «2 × CHF 300 = CHF 600». */
function eachInFrancs(item: PersonItem, count: number): string {
  const price = personPrices[item]
  return `${count} × ${inFrancs(price)} = ${inFrancs(count * price)}`
}
