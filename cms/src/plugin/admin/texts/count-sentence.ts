import type { ChangeCounts } from '@blickfang/shared/content/changes/changes.ts'
import { type Label, labelIn } from '@blickfang/shared/kernel/label.ts'
import { adminTexts } from './admin-texts.ts'

const one: Readonly<Record<'fields' | 'groups', Label>> = {
  fields: { de: 'Feld', fr: 'champ', en: 'field' },
  groups: { de: 'Baustein', fr: 'bloc', en: 'block' },
}

/** «3 Felder, 1 Baustein, die Seite selbst». */
export function countSentence(counts: ChangeCounts, language: string): string {
  const part = (key: 'fields' | 'groups') =>
    counts[key] > 0 ? [`${counts[key]} ${labelIn(counts[key] === 1 ? one[key] : adminTexts[key], language)}`] : []
  const page = counts.pages > 0 ? [labelIn(adminTexts.pageItself, language)] : []
  return [...part('fields'), ...part('groups'), ...page].join(', ')
}
