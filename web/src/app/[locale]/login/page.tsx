import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Metadata } from 'next'
import { LoginForm } from '../../../login/login-form.tsx'
import { messages } from '../../../login/messages.generated.ts'
import { safeNext } from '../../../login/safe-next.ts'

interface LoginPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ next?: string | string[] }>
}

export async function generateMetadata({ params }: LoginPageProps): Promise<Metadata> {
  const { locale } = await params
  return { title: translate(messages, locale)('title'), robots: { index: false, follow: false } }
}

export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  const [{ locale }, { next }] = await Promise.all([params, searchParams])
  const fallback = `/${locale}/edit/~home?toolbar=1`
  return (
    <LoginForm
      words={messagesIn(messages, locale)}
      next={safeNext(Array.isArray(next) ? next[0] : next, fallback)}
      siteHref={`/${locale}`}
    />
  )
}
