import { useMemo } from 'react'
import type { ChangeWords } from './describe-change.ts'
import { usePublishWords } from './messages/use-publish-words.ts'

export function useChangeWords(): ChangeWords {
  const t = usePublishWords()
  return useMemo(() => ({ whole: (itemType) => t(`changes.whole.${itemType}`) }), [t])
}
