import { findBranchValue } from '@blickfang/contract/content/branch-values.ts'
import { valueName } from '@blickfang/contract/content/changes/value-in-words.ts'
import { settingName } from '@blickfang/contract/content/settings-values/settings-values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { useCallback } from 'react'
import { pageName, useEditor } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'
import { knownEntries } from '../model/catalogue/known-entries.ts'
import type { Target } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { targetName } from './target-name.ts'

/** «Optik Lindenhof › Öffnungszeiten». */
function branchName({ branches }: PageDocument, id: string, key: string, language: string): string {
  const name = branches.getState().byId?.[id]?.name
  const label = findBranchValue(key)?.label
  return [typeof name === 'string' ? name : '', label ? labelIn(label, language) : key].filter(Boolean).join(' › ')
}

/** «Augenoptikerin EFZ › Pensum»; what is called how comes with the panel. */
function entryName({ entries, locale }: PageDocument, id: string, key: string, language: string): string {
  const entry = entries.getState().byId[id]
  const known = knownEntries.loaded()
  const collection = entry && known?.findEntries(entry.collection)
  const title = collection && known ? known.entryTitle(collection, entry.values, [locale]) : ''
  const field = entry && known?.findEntryField(entry.collection, key)?.field
  return [title, field ? labelIn(field.label, language) : ''].filter(Boolean).join(' › ') || key
}

/** Names what a value belongs to: block, field and option, a page and its part, the navigation or a setting. */
export function useTargetName(): (target: Target, key: string) => string {
  const { document } = useEditor()
  const t = useToolWords()
  const { language } = useWords()
  return useCallback(
    (target, key) => {
      if (target.itemType === 'navigation') return t('target.navigation')
      if (target.itemType === 'settings') return t('target.settings', { setting: settingName(key, language) })
      if (target.itemType === 'media') return t('target.alt')
      if (target.itemType === 'branch') return branchName(document, target.id, key, language)
      if (target.itemType === 'entry') return entryName(document, target.id, key, language)
      if (target.itemType !== 'page') return targetName(document, target, key, language) || t('target.thisPage')
      const entry = document.site.getState().entries[target.id]
      const page = (entry && pageName(document, entry)) || t('target.thisPage')
      const value = valueName(key, language)
      return value === null ? page : `${page} › ${value}`
    },
    [document, t, language],
  )
}
