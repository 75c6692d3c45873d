import { useWords } from '../../locales/words.tsx'
import { isSample } from '../../model/is-sample.ts'
import type { ShownContent } from '../../model/shown-content.ts'
import type { Place } from '../place.ts'
import { useTools } from '../use-tools.ts'

/** How an element says that its words are still the sample: a mark for the eye, a word for who listens. */
export function useSampleMark({ field }: Place, shown: ShownContent): Record<string, string> {
  const { engine: t } = useWords()
  const tools = useTools()
  return tools && isSample(field, shown) ? { 'data-lacks': 'sample', 'aria-description': t('warning.sample') } : {}
}
