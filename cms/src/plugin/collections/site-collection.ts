import type { CollectionConfig } from 'payload'

declare module 'payload' {
  interface CollectionCustom {
    /** Which one it is in the lists of the admin, from 1; left out, it comes behind those that say. */
    place?: number
  }
}

/** Where and how the site is served. */
export interface Served {
  /** Cookies go over https only. */
  readonly secure: boolean
  /** Where the site's own pages lie. */
  readonly origins: readonly string[]
  /** The collection of the project's own accounts; left out, ours are added. */
  readonly users?: string | undefined
}

/** Collection that a folder beside this exports, under the folder's own name in camel case. */
export type SiteCollection = CollectionConfig | ((served: Served) => CollectionConfig)
