import * as z from 'zod/mini'
import { localeSchema } from '../kernel/locale.ts'
import { branchViewSchema } from './branch.ts'
import { mediaViewSchema } from './media/media.ts'
import { navigationViewSchema } from './navigation.ts'
import { settingsSchema } from './settings.ts'

/**
 * The data of header, footer and metadata of every page in one language. A visitor who asks for a language that is switched off
 * reads the default one, which `locale` says. Only public settings; published pages only, unless an editor
 * asks for drafts.
 */
export const siteViewSchema = z.object({
  locale: localeSchema,
  business: settingsSchema.shape.business,
  appearance: settingsSchema.shape.appearance,
  header: settingsSchema.shape.header,
  footer: settingsSchema.shape.footer,
  bookingButton: settingsSchema.shape.bookingButton,
  socialAccounts: settingsSchema.shape.socialAccounts,
  /** Services that a visitor may allow to count; the ids stand in the markup of every page that asks. */
  tracking: settingsSchema.shape.tracking,
  contact: settingsSchema.shape.contact,
  languages: settingsSchema.shape.languages,
  /** Rule of the coupon that the game's pages tell. */
  game: z.object({ roundMinutes: z.int() }),
  /** The active languages in which there is a home page: only these can be offered where no page is. */
  homeLocales: z.array(localeSchema),
  logo: z.nullable(mediaViewSchema),
  alternativeLogo: z.nullable(mediaViewSchema),
  icon: z.nullable(mediaViewSchema),
  navigation: navigationViewSchema,
  /** Pages that have a role (home, contact, imprint, privacy, terms), with their address in this language. */
  roles: z.array(z.object({ role: z.string(), name: z.string(), href: z.string() })),
  /** Pages that the law asks for and this language lacks: as they stand in the default one. */
  legalElsewhere: z.array(z.object({ role: z.string(), name: z.string(), href: z.string(), locale: localeSchema })),
  branches: z.array(branchViewSchema),
})
export type SiteView = z.output<typeof siteViewSchema>
