import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import * as z from 'zod/mini'
import { loginHref, previewHref } from '../../../../editor/address/edit-address.ts'
import { Preview } from '../../../../editor/preview/preview.tsx'
import { findSession } from '../../../../login/find-session.ts'

interface PreviewPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = { title: '✎', robots: { index: false, follow: false } }

/** `live`: where visitors find the page, a path of this site. */
const schema = z.object({ page: idSchema, live: z.optional(z.string().check(z.regex(/^\/[a-z]{2}(\/[\w-]+){0,2}$/))) })

/** A page as visitors see it and as they will, at the widths of their windows. */
export default async function PreviewPage({ params, searchParams }: PreviewPageProps) {
  const [{ locale: code }, search] = await Promise.all([params, searchParams])
  const locale = localeSchema.safeParse(code)
  const asked = schema.safeParse(search)
  if (!locale.success || !asked.success) notFound()
  const { page, live = null } = asked.data
  const here = previewHref(page, locale.data, live)
  if (!findSession(await cookies())) redirect(loginHref(locale.data, here))
  return <Preview pageId={page} locale={locale.data} live={live} />
}
