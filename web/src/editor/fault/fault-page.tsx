'use client'
import { type EditorLocale, editorLocaleSchema } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import sheet from '../../ui/lone-card.module.css'
import surface from '../../ui/surface.module.css'
import '../../ui/tokens.css'
import { storedLanguage } from '../locales/stored-language.ts'
import css from './fault-page.module.css'
import { messages } from './messages.generated.ts'

/** How often the server is asked whether it is back, in milliseconds. */
const againMs = 10_000

interface FaultPageProps {
  readonly error: Error
  /** Shows the page again, if it can be. */
  readonly reset: () => void
}

/** Stands where a page of the editor or its sign-in could not be shown: what happened, that nothing typed is lost, and the way on. */
export function FaultPage({ error, reset }: FaultPageProps) {
  const [language, setLanguage] = useState<EditorLocale>('de')
  useEffect(() => {
    console.error(error)
    setLanguage(languageHere())
    if (!isOfServer(error)) return
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    const timer = setInterval(() => void answers().then((isUp) => isUp && again()), againMs)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [error])
  const t = translate(messages, language)
  return (
    <main className={`${surface.surface} ${sheet.page}`} lang={language}>
      <div className={`${sheet.card} ${css.card}`}>
        <h1 className={sheet.title}>{t('title')}</h1>
        <p className={css.text}>{t('text')}</p>
        <p className={css.text}>{t('kept')}</p>
        <div className={css.actions}>
          <Button variant="solid" onClick={reset}>
            {t('again')}
          </Button>
          <Button variant="quiet" onClick={() => window.location.assign('/')}>
            {t('toSite')}
          </Button>
        </div>
      </div>
    </main>
  )
}

/** A fault of the browser's own would come back after each reload. Next gives the server's ones a digest. */
function isOfServer(error: Error): boolean {
  return 'digest' in error && typeof error.digest === 'string'
}

/** The editor's language of this session, else the address's. */
function languageHere(): EditorLocale {
  const named = editorLocaleSchema.safeParse(window.location.pathname.split('/')[1])
  return storedLanguage() ?? (named.success ? named.data : 'de')
}

async function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(againMs)
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null)
  return answer?.ok ?? false
}
