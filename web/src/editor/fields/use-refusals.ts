'use client'
import { useWords } from '../locales/words.tsx'
import { useNotify } from '../shell/use-notify.ts'
import type { FieldEditor } from './lexical/create-field-editor.ts'
import type { Place } from './place.ts'

/** Says why a change of a rich text was not taken, or not as it came. */
export function useRefusals({ field: { maxLength } }: Place): Pick<FieldEditor, 'onRefused' | 'onPlain' | 'onLost'> {
  const { engine: t } = useWords()
  const notify = useNotify()
  return {
    onRefused: (why) => notify.refusal(t(`text.refused.${why}`, { count: maxLength })),
    onPlain: () => notify.news(t('text.plain')),
    onLost: (lost) => notify.news(t('text.lost.title'), [...lost].map((what) => t(`text.lost.${what}`)).join(' ')),
  }
}
