'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { countLocales } from '@blickfang/contract/content/count-locales.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { call } from '../../cms/api-client.ts'
import { useEditor, useSync } from '../context/editor-context.tsx'
import type { PageDocument } from '../model/page-document.ts'
import type { Translations } from '../model/translation/translation-state.ts'

/** Changes that wait to be published on the open page, and translations that are missing. */
export interface Publication {
  /** How many things that are to a person: a new block is one, whatever lies in it. */
  readonly total: number
  /** How many other live pages wait with a value of their own: their place in a collection, say. */
  readonly elsewhere: number
  readonly missing: Readonly<Partial<Record<Locale, number>>>
  readonly missingFields: Answer<'getTranslationStatus'>['fields']
  readonly missingAlts: Answer<'getTranslationStatus'>['alts']
  readonly missingOfPage: Answer<'getTranslationStatus'>['page']
  readonly missingTotal: number
  /** How many translations a person should look at, by language. */
  readonly toLookAt: Readonly<Partial<Record<Locale, number>>>
  /** Translations that a person should look at: none of them keeps the page from being published. */
  readonly stale: TranslationStatus['stale']
  readonly unchecked: TranslationStatus['unchecked']
  /** A service that translates is set up. */
  readonly canTranslate: boolean
}

interface PublicationContextValue {
  /** null until the server has answered. */
  readonly publication: Publication | null
  readonly refresh: () => Promise<void>
}

const PublicationContext = createContext<PublicationContextValue | null>(null)

/** Saves come in bursts while someone types; the counts are asked for after the last of them. */
const settleTime = 400

export function PublicationProvider({ children }: { children: ReactNode }) {
  const { document } = useEditor()
  const { pageId } = document
  const { savedAt } = useSync('savedAt')
  const [publication, setPublication] = useState<Publication | null>(null)
  const refresh = useCallback(async () => {
    try {
      const { translation, ...read } = await readPublication(pageId)
      setPublication(read)
      document.translations.setState(translationsOf(document, translation))
    } catch (error) {
      // The toolbar shows «offline» already; the last counts stand until the next save.
      if (!(error instanceof ApiError)) throw error
      console.warn('The state of publication could not be read.', error)
    }
  }, [document, pageId])
  useEffect(() => {
    const timer = setTimeout(refresh, savedAt > 0 ? settleTime : 0)
    return () => clearTimeout(timer)
  }, [refresh, savedAt])
  const value = useMemo(() => ({ publication, refresh }), [publication, refresh])
  return <PublicationContext value={value}>{children}</PublicationContext>
}

export function usePublication(): PublicationContextValue {
  const value = useContext(PublicationContext)
  if (!value) throw new Error('This component needs a PublicationProvider above it')
  return value
}

type TranslationStatus = Answer<'getTranslationStatus'>

/** Part of the status that concerns the open language. A set with the same members stays the same object: fields compare it. */
function translationsOf(
  { locale, defaultLocale, translations }: PageDocument,
  { canTranslate, stale, fields }: TranslationStatus,
): Translations {
  const known = translations.getState()
  const idsOf = (list: readonly { readonly fieldId: string; readonly locale: Locale }[]) =>
    list.filter((one) => one.locale === locale).map(({ fieldId }) => fieldId)
  return {
    isOffered: canTranslate && locale !== defaultLocale,
    stale: sameOr(known.stale, idsOf(stale)),
    missing: sameOr(known.missing, idsOf(fields)),
  }
}

function sameOr(known: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return known.size === ids.length && ids.every((id) => known.has(id)) ? known : new Set(ids)
}

async function readPublication(id: string): Promise<Publication & { readonly translation: TranslationStatus }> {
  const [{ items, elsewhere }, translation] = await Promise.all([
    call('getPublicationStatus', { id }),
    call('getTranslationStatus', { id }),
  ])
  const { missing, fields, alts, page, stale, unchecked } = translation
  return {
    translation,
    stale,
    unchecked,
    canTranslate: translation.canTranslate,
    total: items,
    elsewhere,
    missing,
    missingFields: fields,
    missingAlts: alts,
    missingOfPage: page,
    toLookAt: countLocales([...stale, ...unchecked]),
    missingTotal: Object.values(missing).reduce((sum, count) => sum + count, 0),
  }
}
