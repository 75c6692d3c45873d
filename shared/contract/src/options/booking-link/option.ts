import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { parseUrl } from '../../kernel/text/address/parse-url.ts'
import { webUrlSchema } from '../link/option.ts'

/** The booking services: an appointment service, that of the health opticians, or any page that can be framed. Source: spec/editor.md §3. */
export const bookingTypes = ['appointment-booking', 'health-optics', 'iframe'] as const
export type BookingType = (typeof bookingTypes)[number]

/** An address of the web, not a path of the site. */
function isOutside(url: string): boolean {
  return parseUrl(url) !== null
}

/** A booking link as it is stored: who books, and the address that is opened. */
export const bookingLinkSchema = z.strictObject({
  type: z.enum(bookingTypes),
  url: webUrlSchema.check(z.refine(isOutside, { message: 'url' })),
})
export type BookingLink = z.output<typeof bookingLinkSchema>

/** Where appointments are booked. Live pages open it in a dialog, and as a plain link without scripts. */
export const bookingLink = defineOption({
  type: 'bookingLink',
  schema: z.nullable(bookingLinkSchema),
  fallback: null,
  inWords: ({ url }) => url,
  audienceOf: ({ type }) => (type === 'health-optics' ? 'healthOptics' : 'everyone'),
  samples: [
    null,
    { type: 'appointment-booking', url: 'https://termine.example.ch/laden' },
    { type: 'iframe', url: 'https://termine.example.ch/laden' },
  ],
})
