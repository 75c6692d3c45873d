import type { SiteView } from '@blickfang/contract/content/site-view.ts'

/** Where and how the shop is reached, as header and footer show it. Empty parts are empty strings. */
export interface BusinessData {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly phone: string
  readonly email: string
  /** The branch whose data it is; undefined where it was typed instead. */
  readonly branchId: string | undefined
}

/** The first branch's data, or what an editor typed instead, as the settings of header and footer say for their own part. */
export function businessData(site: SiteView, part: 'header' | 'footer'): BusinessData {
  const { footer, branches, contact } = site
  const [branch] = branches
  const name = contact.companyName || branch?.name || ''
  if (!site[part].useBusinessDataFromLookUp || !branch) {
    const { street, city, phone, email } = footer
    return { name, street, city, phone, email: email || contact.email, branchId: undefined }
  }
  return {
    name,
    street: `${branch.street} ${branch.streetNumber}`.trim(),
    city: `${branch.zip} ${branch.city}`.trim(),
    phone: branch.phone,
    email: branch.email || contact.email,
    branchId: branch.id,
  }
}
