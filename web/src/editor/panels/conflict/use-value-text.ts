import { findBranchValue } from '@blickfang/contract/content/branch-values.ts'
import { valueInWords } from '@blickfang/contract/content/changes/value-in-words.ts'
import { settingInWords } from '@blickfang/contract/content/settings-values/settings-values.ts'
import { findEntryField } from '@blickfang/contract/entries/entry-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Names } from '@blickfang/contract/kernel/option.ts'
import { useCallback } from 'react'
import { pageName, useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { Target } from '../../model/change.ts'
import { pageOfLink } from '../../model/dead-link.ts'
import { optionOf } from '../../model/option-of.ts'
import type { PageDocument } from '../../model/page-document.ts'

/** Says values of the open page in the editor's language; null for those without words, empty for none. */
export function useValueText(): (value: Json, target: Target, key: string) => string | null {
  const { document } = useEditor()
  const { language } = useWords()
  return useCallback(
    (value, target, key) => {
      const names = namesIn(document, language)
      if (value === null) return ''
      if (target.itemType === 'media') return typeof value === 'string' ? value : null
      if (target.itemType === 'settings') return settingInWords(key, value, names)
      if (target.itemType === 'branch') return findBranchValue(key)?.inWords(value, names, undefined) ?? null
      if (target.itemType === 'entry') {
        const { collection = '' } = document.entries.getState().byId[target.id] ?? {}
        return findEntryField(collection, key)?.field.inWords(value, names) ?? null
      }
      return valueInWords({ key, value, option: optionOf(document, target, key) }, names)
    },
    [document, language],
  )
}

/** Names that the open page knows. */
function namesIn(document: PageDocument, language: string): Names {
  return {
    language,
    pageName: (named) => {
      const entry = pageOfLink(document, named)
      return entry ? pageName(document, entry) : null
    },
    mediumName: (id) => document.media.getState()[id]?.alt || null,
    rowName: (id) => {
      const { branches, staff } = document.entries.getState().rows
      return [...branches, ...staff].find((row) => row.id === id)?.label ?? null
    },
  }
}
