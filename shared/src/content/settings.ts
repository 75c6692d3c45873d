import * as z from 'zod'
import { editorLocaleSchema, localeSchema } from '../kernel/locale.ts'
import { webUrlSchema } from '../options/link/option.ts'

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i)
const shortText = z.string().max(200)
const urlText = z.union([z.literal(''), webUrlSchema])
const logoSizeSchema = z.enum(['small', 'medium', 'large'])

/** Theme colours of the site as #rrggbb. The foreground of each is worked out, so no pair is unreadable. */
export const themeSchema = z.strictObject({
  primary: colorSchema.default('#499ddd'),
  secondary: colorSchema.default('#f3b58a'),
  background: colorSchema.default('#fbfaf7'),
  header: colorSchema.default('#0f4c45'),
  footer: colorSchema.default('#17211f'),
})

/** Everything about a site that is not a page. Source: spec/editor.md §3 (Settings) and §9 (defaults). */
export const settingsSchema = z.strictObject({
  appearance: z
    .strictObject({
      header: z.enum(['transparent', 'opaque']).default('transparent'),
      footerColor: z.enum(['primary', 'secondary', 'background', 'header', 'footer']).default('footer'),
      opaqueHeaderOnMobile: z.boolean().default(false),
      showLogoOnMobile: z.boolean().default(true),
      triangle: z.boolean().default(false),
      bubble: z.boolean().default(false),
      gradient: z
        .strictObject({ enabled: z.boolean().default(false), from: shortText.default(''), to: shortText.default('') })
        .prefault({}),
      theme: themeSchema.prefault({}),
    })
    .refine((a) => !(a.triangle && a.bubble), { message: 'triangleAndBubble' })
    .prefault({}),
  header: z
    .strictObject({
      useBusinessDataFromLookUp: z.boolean().default(true),
      logoSize: logoSizeSchema.default('medium'),
      useAlternativeLogo: z.boolean().default(false),
      logoPosition: z.enum(['left', 'center', 'right']).default('left'),
      boldHeaderFont: z.boolean().default(false),
      upperCase: z.boolean().default(false),
      /** Media ids of the logo and of its version for dark grounds. */
      logo: z.uuid().nullable().default(null),
      alternativeLogo: z.uuid().nullable().default(null),
      loginPage: z
        .strictObject({ useLinkToLoginPage: z.boolean().default(false), url: urlText.default('') })
        .prefault({}),
    })
    .prefault({}),
  footer: z
    .strictObject({
      useBusinessDataFromLookUp: z.boolean().default(true),
      street: shortText.default(''),
      city: shortText.default(''),
      email: z.union([z.literal(''), z.email()]).default(''),
      phone: z.string().max(40).default(''),
      logoSize: logoSizeSchema.default('medium'),
      upperCase: z.boolean().default(false),
      links: z.strictObject({ showTerms: z.boolean().default(true) }).prefault({}),
    })
    .prefault({}),
  bookingButton: z
    .strictObject({
      active: z.boolean().default(false),
      position: z.enum(['left', 'right']).default('right'),
      color: z.enum(['primary', 'secondary', 'background', 'header']).default('primary'),
      useShoreBooking: z.boolean().default(false),
      shoreCompany: shortText.default(''),
      url: urlText.default(''),
      email: shortText.default(''),
      phone: shortText.default(''),
      website: shortText.default(''),
      companyName: shortText.default(''),
    })
    .prefault({}),
  editor: z.strictObject({ locale: editorLocaleSchema.default('de') }).prefault({}),
  tracking: z
    .strictObject({
      analytics: z.strictObject({ id: z.string().max(40).default('') }).prefault({}),
      tagManager: z.strictObject({ id: z.string().max(40).default('') }).prefault({}),
      pixel: z.strictObject({ id: z.string().max(40).default('') }).prefault({}),
    })
    .prefault({}),
  socialAccounts: z
    .strictObject({
      instagram: z.string().max(200).default(''),
      facebook: z.string().max(200).default(''),
      linkedin: z.string().max(200).default(''),
      reviewsWidget: urlText.default(''),
    })
    .prefault({}),
  accounts: z.strictObject({ qualityRatingId: z.string().max(80).default('') }).prefault({}),
  contact: z
    .strictObject({ email: z.union([z.literal(''), z.email()]).default(''), companyName: shortText.default('') })
    .prefault({}),
  languages: z
    .strictObject({ default: localeSchema.default('de'), active: z.array(localeSchema).min(1).default(['de']) })
    .refine((l) => l.active.includes(l.default), { message: 'defaultLanguageActive' })
    .prefault({}),
})
export type Settings = z.output<typeof settingsSchema>
