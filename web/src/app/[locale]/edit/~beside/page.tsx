import { type Locale, localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import * as z from 'zod/mini'
import { besideHref, loginHref } from '../../../../editor/address/edit-address.ts'
import { SideBySide } from '../../../../editor/beside/side-by-side.tsx'
import { findSession } from '../../../../login/find-session.ts'

interface BesidePageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = { title: '✎', robots: { index: false, follow: false } }

const schema = z.object({ page: idSchema, with: localeSchema })

/** A page in two languages side by side: the one of the address, and another (`with`). */
export default async function BesidePage({ params, searchParams }: BesidePageProps) {
  const [{ locale: code }, search] = await Promise.all([params, searchParams])
  const locale = localeSchema.safeParse(code)
  const asked = schema.safeParse(search)
  if (!locale.success || !asked.success || asked.data.with === locale.data) notFound()
  const { page, with: other } = asked.data
  const sides: readonly [Locale, Locale] = [locale.data, other]
  const here = besideHref(page, locale.data, other)
  if (!findSession(await cookies())) redirect(loginHref(locale.data, here))
  return <SideBySide pageId={page} locales={sides} />
}
