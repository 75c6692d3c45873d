import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Metadata } from 'next'
import { messages } from '../../../../setup/messages.generated.ts'
import { SetupScreen } from '../../../../setup/setup-screen.tsx'

interface SetupPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: SetupPageProps): Promise<Metadata> {
  const { locale } = await params
  return { title: translate(messages, locale)('title'), robots: { index: false, follow: false } }
}

/** Where the first account is made, and a site begun, by whoever has the code behind the sign in the address. */
export default async function SetupPage({ params }: SetupPageProps) {
  const { locale } = await params
  return <SetupScreen words={messagesIn(messages, locale)} />
}
