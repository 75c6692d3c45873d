import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Metadata } from 'next'
import { InvitationScreen } from '../../../../invitation/invitation-screen.tsx'
import { messages } from '../../../../invitation/messages.generated.ts'

interface InvitationPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: InvitationPageProps): Promise<Metadata> {
  const { locale } = await params
  return { title: translate(messages, locale)('title'), robots: { index: false, follow: false } }
}

/** Where the link of an invitation leads: its secret stands behind the sign in the address. */
export default async function InvitationPage({ params }: InvitationPageProps) {
  const { locale } = await params
  return <InvitationScreen words={messagesIn(messages, locale)} />
}
