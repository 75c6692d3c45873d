import type { Metadata } from 'next'
import french from '../../../login/french.json'
import german from '../../../login/german.json'
import { LoginForm } from '../../../login/login-form.tsx'
import { safeNext } from '../../../login/safe-next.ts'

interface LoginPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ next?: string | string[] }>
}

/** The editor speaks German and French; every other language of the site signs in in German. */
function wordsIn(locale: string): typeof german {
  return locale === 'fr' ? french : german
}

export async function generateMetadata({ params }: LoginPageProps): Promise<Metadata> {
  const { locale } = await params
  return { title: wordsIn(locale).title, robots: { index: false, follow: false } }
}

export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  const [{ locale }, { next }] = await Promise.all([params, searchParams])
  const fallback = `/${locale}/edit/~home?toolbar=1`
  return (
    <LoginForm
      words={wordsIn(locale)}
      next={safeNext(Array.isArray(next) ? next[0] : next, fallback)}
      siteHref={`/${locale}`}
    />
  )
}
