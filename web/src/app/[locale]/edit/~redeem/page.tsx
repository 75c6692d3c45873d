import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { loginHref } from '../../../../editor/address/edit-address.ts'
import { findSession } from '../../../../login/find-session.ts'
import { messages } from '../../../../redeem/messages.generated.ts'
import { RedeemScreen } from '../../../../redeem/redeem-screen.tsx'

interface RedeemPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: RedeemPageProps): Promise<Metadata> {
  const { locale } = await params
  return { title: translate(messages, locale)('title'), robots: { index: false, follow: false } }
}

/** Where the QR code of a winner's coupon leads: only who is signed in gets further. */
export default async function RedeemPage({ params, searchParams }: RedeemPageProps) {
  const [{ locale }, search] = await Promise.all([params, searchParams])
  const gameId = typeof search.game === 'string' ? search.game : ''
  const code = typeof search.code === 'string' ? search.code : ''
  const query = new URLSearchParams({ game: gameId, code })
  const login = loginHref(locale as Locale, `/${locale}/edit/~redeem?${query}`)
  if (!findSession(await cookies())) redirect(login)
  return <RedeemScreen words={messagesIn(messages, locale)} gameId={gameId} code={code} loginHref={login} />
}
