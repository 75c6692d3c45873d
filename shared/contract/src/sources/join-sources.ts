import { checkOwnName } from '../kernel/own/check-name.ts'
import type { Source } from '../kernel/source.ts'

/**
 * The sources of this package, and behind them those of a project, by their keys. Throws one sentence that names the source, for
 * one that nobody could answer.
 */
export function joinSources(
  ours: readonly Source[],
  own: readonly (readonly [key: string, Source])[],
): readonly Source[] {
  const taken = new Set(ours.map(({ name }) => name))
  for (const [key, source] of own) {
    if (!source?.schema || !source.parameters || typeof source.tags !== 'function')
      throw new Error(`The source «${key}» is none: please make it by defineSource.`)
    checkOwnName('source', { key, name: source.name, taken })
    if (source.answeredBy !== 'cms')
      throw new Error(
        `The source «${key}» says «answeredBy», and a project’s are answered by the cms: please leave it out.`,
      )
  }
  return [...ours, ...own.map(([, source]) => source)]
}
