import { locales } from '@blickfang/contract/kernel/locale.ts'
import { headers } from 'next/headers'
import { readSite } from '../../../../cms/read-site.ts'
import { KeepEditing } from '../../../../editor/overlay/keep-editing.tsx'
import { localeHeader } from '../../../../server/request/locale-header.ts'
import { NotFound } from '../../../../site/not-found.tsx'
import { LatePageScript } from '../../../../site/script/late-page-script.tsx'
import { SiteFrame } from '../../../../site/site-frame.tsx'

/** An address that no page has, also not in draft: the site's own way on, in the address's language. */
export default async function EditNotFound() {
  const asked = (await headers()).get(localeHeader)
  const site = await readSite(locales.find((known) => known === asked) ?? 'de')
  return (
    <SiteFrame site={site} page={null} script={<LatePageScript />}>
      <NotFound site={site} />
      <KeepEditing />
    </SiteFrame>
  )
}
