'use client'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useEditor, usePageEntry, useShell } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { usePublication } from '../publication/publication.tsx'
import { useSettings } from '../shell/settings/use-settings.ts'
import { useOpenPage } from '../shell/use-open-page.ts'
import styles from './toolbar.module.css'

/** The language of the page that is being edited. Hidden when the page is unknown or there is one language only. */
export function LocaleSwitcher() {
  const { panels: t, language } = useWords()
  const shell = useShell()
  const active = useSettings()?.languages.active ?? shell.getState().languages
  const entry = usePageEntry()
  const { locale } = useEditor().document
  const openPage = useOpenPage()
  const { publication } = usePublication()
  const [leaving, setLeaving] = useState(false)

  if (!entry) return null
  const offered = active.filter((code) => !entry.disallowedLanguages.includes(code))
  if (offered.length < 2) return null

  const withLacks = (code: Locale) => {
    const [called, count] = [localeName(code, language), publication?.missing[code] ?? 0]
    return count > 0 ? t('toolbar.lacks', { language: called, count }) : called
  }
  const name = t('toolbar.language', { name: localeName(locale, language) })
  const trigger = (
    <Button variant="quiet" className={`${styles.tool} ${styles.localeCode}`} aria-label={name} title={name}>
      {leaving ? <Spinner /> : locale.toUpperCase()}
      <ChevronUp size={14} aria-hidden="true" />
    </Button>
  )
  return (
    <span className={styles.locale}>
      <LazyMenu
        side="top"
        align="start"
        label={t('toolbar.languages')}
        trigger={trigger}
        items={offered.map((code) => ({
          key: code,
          label: `${code.toUpperCase()} · ${withLacks(code)}`,
          disabled: code === locale,
          onSelect: () => {
            setLeaving(true)
            openPage(entry, { locale: code })
          },
        }))}
      />
    </span>
  )
}
