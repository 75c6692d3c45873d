import type { SiteView } from '@blickfang/shared/content/site-view.ts'

/** Where and how the shop is reached, as the footer shows it. Empty parts are empty strings. */
export interface BusinessData {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly phone: string
  readonly email: string
}

/** The first branch's data, or what an editor typed for the footer instead. */
export function businessData({ footer, branches, contact }: SiteView): BusinessData {
  const [branch] = branches
  const name = contact.companyName || branch?.name || ''
  if (!footer.useBusinessDataFromLookUp || !branch) {
    const { street, city, phone, email } = footer
    return { name, street, city, phone, email: email || contact.email }
  }
  return {
    name,
    street: `${branch.street} ${branch.streetNumber}`.trim(),
    city: `${branch.zip} ${branch.city}`.trim(),
    phone: branch.phone,
    email: branch.email || contact.email,
  }
}
