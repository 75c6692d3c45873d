import * as z from 'zod/mini'
import { editorLocaleSchema, localeSchema } from '../../kernel/locale.ts'
import { emailSchema } from '../../kernel/text/email.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { phoneSchema } from '../../kernel/text/phone.ts'
import { countries } from '../../options/country/option.ts'
import { countriesWithRegions, regionsOf } from '../../options/holiday-region/option.ts'
import { webUrlSchema } from '../../options/link/option.ts'
import { timeZones } from '../../options/time-zone/zones.ts'

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const shortText = z.string().check(z.maxLength(200))
const urlText = z.union([z.literal(''), webUrlSchema])
const emailText = z.union([z.literal(''), emailSchema])
const phoneText = z.union([z.literal(''), phoneSchema])
const logoSizeSchema = z.enum(['small', 'medium', 'large'])

const themeSchema = z.strictObject({
  primary: z._default(colorSchema, '#499ddd'),
  secondary: z._default(colorSchema, '#f3b58a'),
  background: z._default(colorSchema, '#fbfaf7'),
  header: z._default(colorSchema, '#0f4c45'),
  footer: z._default(colorSchema, '#17211f'),
})

/** The shape in which settings are stored since the first release, written out: what the sections make must stay it. */
export const settingsBefore = z.strictObject({
  appearance: z.prefault(
    z
      .strictObject({
        header: z._default(z.enum(['transparent', 'opaque']), 'transparent'),
        footerColor: z._default(z.enum(['primary', 'secondary', 'background', 'header', 'footer']), 'footer'),
        opaqueHeaderOnMobile: z._default(z.boolean(), false),
        showLogoOnMobile: z._default(z.boolean(), true),
        triangle: z._default(z.boolean(), false),
        bubble: z._default(z.boolean(), false),
        gradient: z.prefault(
          z.strictObject({
            enabled: z._default(z.boolean(), false),
            from: z._default(z.union([z.literal(''), colorSchema]), ''),
            to: z._default(z.union([z.literal(''), colorSchema]), ''),
          }),
          {},
        ),
        theme: z.prefault(themeSchema, {}),
        fonts: z._default(z.enum(['lens', 'clear', 'classic', 'calm', 'modern']), 'lens'),
      })
      .check(z.refine((a) => !(a.triangle && a.bubble), { message: 'triangleAndBubble' })),
    {},
  ),
  header: z.prefault(
    z.strictObject({
      useBusinessDataFromLookUp: z._default(z.boolean(), true),
      logoSize: z._default(logoSizeSchema, 'medium'),
      useAlternativeLogo: z._default(z.boolean(), false),
      logoPosition: z._default(z.enum(['left', 'center', 'right']), 'left'),
      boldHeaderFont: z._default(z.boolean(), false),
      upperCase: z._default(z.boolean(), false),
      logo: z._default(z.nullable(idSchema), null),
      alternativeLogo: z._default(z.nullable(idSchema), null),
      icon: z._default(z.nullable(idSchema), null),
      loginPage: z.prefault(
        z.strictObject({ useLinkToLoginPage: z._default(z.boolean(), false), url: z._default(urlText, '') }),
        {},
      ),
    }),
    {},
  ),
  footer: z.prefault(
    z.strictObject({
      useBusinessDataFromLookUp: z._default(z.boolean(), true),
      street: z._default(shortText, ''),
      city: z._default(shortText, ''),
      email: z._default(emailText, ''),
      phone: z._default(phoneText, ''),
      logoSize: z._default(logoSizeSchema, 'medium'),
      upperCase: z._default(z.boolean(), false),
      links: z.prefault(z.strictObject({ showTerms: z._default(z.boolean(), true) }), {}),
    }),
    {},
  ),
  bookingButton: z.prefault(
    z.strictObject({
      active: z._default(z.boolean(), false),
      position: z._default(z.enum(['left', 'right']), 'right'),
      color: z._default(z.enum(['primary', 'secondary', 'background', 'header']), 'primary'),
      useShoreBooking: z._default(z.boolean(), false),
      shoreCompany: z._default(shortText, ''),
      url: z._default(urlText, ''),
      email: z._default(emailText, ''),
      phone: z._default(phoneText, ''),
      website: z._default(urlText, ''),
      companyName: z._default(shortText, ''),
    }),
    {},
  ),
  editor: z.prefault(z.strictObject({ locale: z._default(editorLocaleSchema, 'de') }), {}),
  tracking: z.prefault(
    z.strictObject({
      analytics: z.prefault(z.strictObject({ id: z._default(z.string().check(z.maxLength(40)), '') }), {}),
      tagManager: z.prefault(z.strictObject({ id: z._default(z.string().check(z.maxLength(40)), '') }), {}),
      pixel: z.prefault(z.strictObject({ id: z._default(z.string().check(z.maxLength(40)), '') }), {}),
    }),
    {},
  ),
  socialAccounts: z.prefault(
    z.strictObject({
      instagram: z._default(z.string().check(z.maxLength(200)), ''),
      facebook: z._default(z.string().check(z.maxLength(200)), ''),
      linkedin: z._default(z.string().check(z.maxLength(200)), ''),
      reviewsWidget: z._default(urlText, ''),
    }),
    {},
  ),
  accounts: z.prefault(z.strictObject({ qualityRatingId: z._default(z.string().check(z.maxLength(80)), '') }), {}),
  feeds: z.prefault(
    z.strictObject({
      googleKey: z._default(shortText, ''),
      instagram: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
      instagramUntil: z._default(z.union([z.literal(''), z.iso.date()]), ''),
      articles: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    }),
    {},
  ),
  forms: z.prefault(
    z.strictObject({
      keepDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), 180),
    }),
    {},
  ),
  game: z.prefault(
    z.strictObject({
      active: z._default(z.boolean(), false),
      roundMinutes: z._default(z.int().check(z.minimum(0), z.maximum(600)), 30),
      couponsPerNetwork: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 12),
      couponsPerDay: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 100),
    }),
    {},
  ),
  translation: z.prefault(
    z.strictObject({ terms: z._default(z.string().check(z.trim(), z.maxLength(10_000)), '') }),
    {},
  ),
  business: z.prefault(
    z.strictObject({
      kind: z._default(
        z.enum([
          'other',
          'bakery',
          'beauty',
          'cafe',
          'club',
          'craft',
          'dentist',
          'fitness',
          'florist',
          'garage',
          'hairdresser',
          'hotel',
          'office',
          'optician',
          'pharmacy',
          'practice',
          'restaurant',
          'shop',
        ]),
        'other',
      ),
      country: z._default(z.string().check(z.refine((code) => countries.includes(code))), 'CH'),
      timeZone: z._default(z.string().check(z.refine((zone) => timeZones.includes(zone))), 'Europe/Zurich'),
      holidayRegion: z._default(
        z
          .string()
          .check(z.refine((code) => code === '' || countriesWithRegions.some((one) => regionsOf(one).includes(code)))),
        '',
      ),
      notFound: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
    }),
    {},
  ),
  signIn: z.prefault(z.strictObject({ adminsInTwoSteps: z._default(z.boolean(), false) }), {}),
  membership: z.prefault(z.strictObject({ healthOptics: z._default(z.boolean(), false) }), {}),
  contact: z.prefault(
    z.strictObject({
      email: z._default(emailText, ''),
      companyName: z._default(shortText, ''),
    }),
    {},
  ),
  languages: z.prefault(
    z
      .strictObject({
        default: z._default(localeSchema, 'de'),
        active: z._default(z.array(localeSchema).check(z.minLength(1)), ['de']),
      })
      .check(z.refine((l) => l.active.includes(l.default), { message: 'defaultLanguageActive' })),
    {},
  ),
})
