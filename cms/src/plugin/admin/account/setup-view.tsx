import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ownOf } from '../../own/own-of.ts'

/** Stands in for Payload's first account where it is made on the set-up page of the site, and leads there. */
export function SetupView({ initPageResult }: AdminViewServerProps): never {
  redirect(new URL('/setup', ownOf(initPageResult.req.payload).publicUrl).href)
}
