import { settingsSchema, themeSchema } from '@blickfang/contract/content/settings.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import * as z from 'zod/mini'
import { iconFile } from '../../site/seo/site-icons.ts'
import { businessData } from '../../site/shop/business-data.ts'
import { shopName } from '../../site/shop/shop-name.ts'
import { startLanguages } from '../../site/shop/start-languages.ts'

const line = z.string().check(z.maxLength(400))

/** Card of a shop, for visitors while its pages cannot be made: how it is reached, in its colours. */
export const shopCardSchema = z.object({
  name: line,
  street: line,
  city: line,
  phone: line,
  email: line,
  /** The file of the site's icon; a card from before there was one has none. */
  icon: z.optional(line),
  theme: themeSchema,
  languages: settingsSchema.shape.languages,
})
export type ShopCard = z.output<typeof shopCardSchema>

/** Takes from the site's frame data what the card shows. */
export function shopCard(site: SiteView): ShopCard {
  const { street, city, phone, email } = businessData(site, 'footer')
  return {
    name: shopName(site),
    street,
    city,
    phone,
    email,
    icon: iconFile(site),
    theme: site.appearance.theme,
    languages: startLanguages(site),
  }
}
