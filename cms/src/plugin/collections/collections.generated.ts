// Written by `npm run gen` from the folders beside it.
import type { SiteCollection } from './site-collection.ts'
import { branches } from './branches/config.ts'
import { businesses } from './businesses/config.ts'
import { changelog } from './changelog/config.ts'
import { feeds } from './feeds/config.ts'
import { fields } from './fields/config.ts'
import { groups } from './groups/config.ts'
import { jobOffers } from './job-offers/config.ts'
import { mails } from './mails/config.ts'
import { marketItems } from './market-items/config.ts'
import { media } from './media/config.ts'
import { navigation } from './navigation/config.ts'
import { pages } from './pages/config.ts'
import { redirects } from './redirects/config.ts'
import { revisions } from './revisions/config.ts'
import { staff } from './staff/config.ts'
import { submissions } from './submissions/config.ts'
import { users } from './users/config.ts'

export const collections = {
  branches,
  businesses,
  changelog,
  feeds,
  fields,
  groups,
  jobOffers,
  mails,
  marketItems,
  media,
  navigation,
  pages,
  redirects,
  revisions,
  staff,
  submissions,
  users,
} satisfies { readonly [name: string]: SiteCollection }
