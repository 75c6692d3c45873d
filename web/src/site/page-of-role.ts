import type { SiteView } from '@blickfang/shared/content/site-view.ts'

/** The page of a role in the reader's language; undefined where it has none. */
export function pageOfRole({ roles }: Pick<SiteView, 'roles'>, wanted: string): SiteView['roles'][number] | undefined {
  return roles.find(({ role }) => role === wanted)
}
