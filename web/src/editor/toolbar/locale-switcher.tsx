'use client'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { ChevronUp, Columns2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { isBeside } from '../beside/page-news.ts'
import { useEditor, usePageEntry, useShell } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'
import { usePublication } from '../publication/publication.tsx'
import { useSettings } from '../shell/settings/use-settings.ts'
import { useOpenBeside, useOpenPage } from '../shell/use-open-page.ts'
import css from './toolbar.module.css'

/** The language of the page that is being edited. Hidden when the page is unknown or there is one language only. */
export function LocaleSwitcher() {
  const t = useToolWords()
  const { language } = useWords()
  const shell = useShell()
  const active = useSettings()?.languages.active ?? shell.getState().languages
  const entry = usePageEntry()
  const { locale } = useEditor().document
  const openPage = useOpenPage()
  const openBeside = useOpenBeside()
  const { publication } = usePublication()
  const [leaving, setLeaving] = useState(false)

  if (!entry) return null
  const offered = active.filter((code) => !entry.disallowedLanguages.includes(code))
  if (offered.length < 2) return null

  const withLacks = (code: Locale) => {
    const [lacks, looks] = [publication?.missing[code] ?? 0, publication?.toLookAt[code] ?? 0]
    const told = [lacks > 0 && t('toolbar.lacks', { count: lacks }), looks > 0 && t('toolbar.looks', { count: looks })]
    const words = told.filter(Boolean).join(', ')
    return words ? `${localeName(code, language)} (${words})` : localeName(code, language)
  }
  const item = (code: Locale): MenuItem => ({
    key: code,
    label: `${code.toUpperCase()} · ${withLacks(code)}`,
    disabled: code === locale,
    onSelect: () => {
      setLeaving(true)
      openPage(entry, { locale: code })
    },
  })
  const besideItem = (code: Locale, index: number): MenuItem => ({
    key: `beside-${code}`,
    label: t('toolbar.beside', { language: localeName(code, language) }),
    icon: <Columns2 size={15} />,
    separated: index === 0,
    onSelect: () => {
      setLeaving(true)
      openBeside(entry.id, code)
    },
  })
  const name = t('toolbar.language', { name: localeName(locale, language) })
  const trigger = (
    <Button variant="quiet" className={`${css.tool} ${css.localeCode}`} aria-label={name} title={name}>
      {leaving ? <Spinner /> : locale.toUpperCase()}
      <ChevronUp size={14} aria-hidden="true" />
    </Button>
  )
  return (
    <span className={css.locale}>
      <LazyMenu
        side="top"
        align="start"
        label={t('toolbar.languages')}
        trigger={trigger}
        items={[...offered.map(item), ...(isBeside() ? [] : offered.filter((code) => code !== locale).map(besideItem))]}
      />
    </span>
  )
}
