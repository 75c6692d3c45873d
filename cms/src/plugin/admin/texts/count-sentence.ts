import type { ChangeCounts } from '@blickfang/shared/content/changes/changes.ts'
import type { Translate } from '@blickfang/shared/kernel/messages/translator.ts'
import type { Sentences } from './messages.generated.ts'

/** «3 Felder, 1 Baustein, die Seite selbst». */
export function countSentence(counts: ChangeCounts, t: Translate<Sentences>): string {
  const part = (key: 'fields' | 'groups') => (counts[key] > 0 ? [t(`changed.${key}`, { count: counts[key] })] : [])
  const page = counts.pages > 0 ? [t('changed.page')] : []
  return [...part('fields'), ...part('groups'), ...page].join(', ')
}
