import type { Gone } from '@blickfang/contract/api/v1/templates/templates.ts'
import { useCallback } from 'react'
import { useNotify } from '../use-notify.ts'
import { useTemplateWords } from './messages/use-template-words.ts'

/** Says what of a template is gone and was left out; nothing where all is there. */
export function useTellGone(): (gone: Gone) => void {
  const t = useTemplateWords()
  const notify = useNotify()
  return useCallback(
    ({ media, pages }) => {
      if (media > 0) notify.news(t('goneMedia', { count: media }))
      if (pages > 0) notify.news(t('gonePages', { count: pages }))
    },
    [t, notify],
  )
}
