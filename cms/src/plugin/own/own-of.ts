import type { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import type { Payload } from 'payload'

/**
 * All that the plugin finds again in the configuration of a project. A part whose type is of another folder is declared there,
 * beside the function that reads it.
 */
export interface Own {
  /** The collection of accounts. */
  readonly users: string
  /** The collection is the plugin's, and not one of the project's. */
  readonly hasOwnUsers: boolean
  /** The database is Blickfang's alone, and not a project's. */
  readonly isDatabaseOwn: boolean
  /** The first account is made on the set-up page of the site. */
  readonly hasSetup: boolean
  readonly databaseUrl: string
  readonly isPooled: boolean
  readonly revalidateSecret: string
  readonly mediaStore: MediaStore
  readonly sharedCounts: SharedCounts | null
  readonly publicUrl: string
  readonly cmsUrl: string
  readonly confirmationsPerDay: number
}

interface Configured {
  readonly custom?: Readonly<Record<string, unknown>> | undefined
}

/** The plugin's own, of a configuration or of a Payload that has one. */
export function ownOf(place: Pick<Payload, 'config'> | Configured): Own {
  const { custom } = 'config' in place ? place.config : place
  return custom?.blickfang as Own
}
