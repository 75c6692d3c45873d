import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useCallback } from 'react'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'

/** A point in time as one says it: «heute, 10:32», else «20. November 2026, 10:32». */
export function useTime(): (iso: string) => string {
  const t = useToolWords()
  const { language } = useWords()
  return useCallback(
    (iso) => {
      const date = new Date(iso)
      if (Number.isNaN(date.getTime())) return ''
      const time = date.toLocaleTimeString(intlLocale(language), { hour: '2-digit', minute: '2-digit' })
      if (date.toDateString() === new Date().toDateString()) return t('today', { time })
      return `${date.toLocaleDateString(intlLocale(language), { dateStyle: 'long' })}, ${time}`
    },
    [t, language],
  )
}
