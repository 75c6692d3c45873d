import * as z from 'zod/mini'

const address = z.url({ protocol: /^https?$/ })
const context = { '@context': z.literal('https://schema.org') }
const price = z.number().check(z.minimum(0))
const shop = z.object({
  '@type': z.literal('Optician'),
  '@id': z.optional(address),
  name: z.string().check(z.minLength(1)),
})

/**
 * Demands of Google, and of the protocol where Google says nothing, on each kind of thing that pages have. Source:
 * developers.google.com/search/docs/appearance/structured-data
 */
const thingSchema = z.discriminatedUnion('@type', [
  z.looseObject({
    ...context,
    '@type': z.literal('Optician'),
    '@id': address,
    name: z.string().check(z.minLength(1)),
    url: address,
    logo: z.optional(address),
    address: z.looseObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().check(z.minLength(1)),
      postalCode: z.string().check(z.minLength(1)),
      addressLocality: z.string().check(z.minLength(1)),
      addressCountry: z.string().check(z.length(2)),
    }),
  }),
  z.looseObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': address,
    name: z.string().check(z.minLength(1)),
    url: address,
    inLanguage: z.string().check(z.regex(/^[a-z]{2}$/)),
    publisher: z.optional(shop),
    potentialAction: z.optional(
      z.object({
        '@type': z.literal('SearchAction'),
        target: z.object({
          '@type': z.literal('EntryPoint'),
          urlTemplate: z.string().check(z.regex(/^https?:\/\/[^?]+\?\w+=\{search_term_string\}$/)),
        }),
        'query-input': z.literal('required name=search_term_string'),
      }),
    ),
  }),
  z.looseObject({
    ...context,
    '@type': z.literal('Service'),
    name: z.string().check(z.minLength(1)),
    description: z.optional(z.string().check(z.minLength(1))),
    url: address,
    image: z.optional(address),
    provider: shop,
    offers: z.union([
      z.object({
        '@type': z.literal('AggregateOffer'),
        lowPrice: price,
        highPrice: z.optional(price),
        priceCurrency: z.literal('CHF'),
        offerCount: z.int().check(z.minimum(1)),
        url: address,
      }),
      z.object({ '@type': z.literal('Offer'), price, priceCurrency: z.literal('CHF'), url: address }),
      z.strictObject({ '@type': z.literal('Offer'), url: address }),
    ]),
  }),
  z.looseObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: z.string().check(z.minLength(1)),
          item: address,
        }),
      )
      .check(
        z.minLength(2),
        z.refine((items) => items.every(({ position }, index) => position === index + 1)),
      ),
  }),
  z.looseObject({
    ...context,
    '@type': z.literal('JobPosting'),
    title: z.string().check(z.minLength(1)),
    description: z.string().check(z.minLength(1)),
    datePosted: z.string(),
    hiringOrganization: z.looseObject({ name: z.string().check(z.minLength(1)) }),
    jobLocation: z.looseObject({ '@type': z.literal('Place') }),
  }),
  z.looseObject({
    ...context,
    '@type': z.literal('Product'),
    name: z.string().check(z.minLength(1)),
    image: z.array(address),
    offers: z.looseObject({ '@type': z.literal('Offer'), price, priceCurrency: z.literal('CHF') }),
  }),
])

/** The things as search engines get them; throws for what they would not take. */
export function checkedThings(things: readonly unknown[]): (Record<string, unknown> & { '@type': string })[] {
  return things.map((thing) => thingSchema.parse(JSON.parse(JSON.stringify(thing))))
}
