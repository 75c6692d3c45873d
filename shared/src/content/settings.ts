import * as z from 'zod/mini'
import { editorLocaleSchema, localeSchema } from '../kernel/locale.ts'
import { emailSchema } from '../kernel/text/email.ts'
import { idSchema } from '../kernel/text/id.ts'
import { phoneSchema } from '../kernel/text/phone.ts'
import { webUrlSchema } from '../options/link/option.ts'

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const shortText = z.string().check(z.maxLength(200))
const urlText = z.union([z.literal(''), webUrlSchema])
const emailText = z.union([z.literal(''), emailSchema])
const phoneText = z.union([z.literal(''), phoneSchema])
const logoSizeSchema = z.enum(['small', 'medium', 'large'])

/** Theme colours of the site as #rrggbb. The foreground of each is worked out, so no pair is unreadable. */
export const themeSchema = z.strictObject({
  primary: z._default(colorSchema, '#499ddd'),
  secondary: z._default(colorSchema, '#f3b58a'),
  background: z._default(colorSchema, '#fbfaf7'),
  header: z._default(colorSchema, '#0f4c45'),
  footer: z._default(colorSchema, '#17211f'),
})

/** Members of `header` that name a medium. */
export const settingsPictures = ['logo', 'alternativeLogo', 'icon'] as const

/** Everything about a site that is not a page. Source: spec/editor.md §3 (Settings) and §9 (defaults). */
export const settingsSchema = z.strictObject({
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
            /** Colours of its two ends. Empty: the primary one, and the secondary one. */
            from: z._default(z.union([z.literal(''), colorSchema]), ''),
            to: z._default(z.union([z.literal(''), colorSchema]), ''),
          }),
          {},
        ),
        theme: z.prefault(themeSchema, {}),
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
      /** Media ids of the logo and of its version for dark grounds. */
      logo: z._default(z.nullable(idSchema), null),
      alternativeLogo: z._default(z.nullable(idSchema), null),
      /** Media id of the sign in tabs, bookmarks and start screens; null: the first letter of the name in the site's colour. */
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
  /** Where what is shown of other services comes from. Never in what visitors get: keys are secrets. */
  feeds: z.prefault(
    z.strictObject({
      /** Key of Google's Places API, for reviews and opening hours. Empty: the operator's. */
      googleKey: z._default(shortText, ''),
      /** A feed of Behold: its address or its id. Empty: no posts. */
      instagram: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
      /** The day on which its access to Instagram ends; editors are warned before. */
      instagramUntil: z._default(z.union([z.literal(''), z.iso.date()]), ''),
      /** Addresses of articles, with spaces between them. */
      articles: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    }),
    {},
  ),
  /** What visitors send by forms. */
  forms: z.prefault(
    z.strictObject({
      /** After so many days an entry and its mails are removed. */
      keepDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), 180),
    }),
    {},
  ),
  /** Who gets the golf game's coupon. */
  game: z.prefault(
    z.strictObject({
      /** How many minutes a round of 18 holes lasts at least if it is to earn one; of fewer holes in proportion. 0: no matter. */
      roundMinutes: z._default(z.int().check(z.minimum(0), z.maximum(600)), 30),
      /** New codes a day for one network, such as the bar's own or a phone company's. */
      couponsPerNetwork: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 12),
      /** New codes a day for all. */
      couponsPerDay: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 100),
    }),
    {},
  ),
  /** What the site may use beyond what every site may. Only an admin changes it. */
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
/** Sections that only an admin changes. */
export const adminSettings = ['membership'] as const

export type Settings = z.output<typeof settingsSchema>

/**
 * Settings that nothing reads yet, as paths into `Settings`: kept and accepted, and offered nowhere, because a switch without
 * an effect is a fault to whoever turns it. A setting leaves the list with what it does.
 */
export const idleSettings: readonly string[] = ['socialAccounts.reviewsWidget', 'accounts']
