// Written by `npm run gen` from the folders beside it.
import type { Job } from '../kernel/job.ts'
import { removeExpired } from './remove-expired/job.ts'

export const jobs = {
  removeExpired,
} satisfies { readonly [name: string]: Job }

export type JobName = keyof typeof jobs
