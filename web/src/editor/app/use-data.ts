import type { GroupEntry } from '@blickfang/blocks/lookup/group-entry.ts'
import type { Items } from '@blickfang/contract/kernel/items/items.ts'
import { answerOf, dataFor, keyOf, parametersOf } from '@blickfang/contract/kernel/source.ts'
import type { SourceName } from '@blickfang/contract/sources/sources.generated.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { definePart } from '../../ui/parts/define-part.ts'
import { usePart } from '../../ui/parts/use-part.ts'
import { useEditor } from '../context/editor-context.tsx'

/** Part that puts the values of branches together; it knows all of them, so it comes once they are filled in on this page. */
const ofBranches = definePart(async () => (await import('./shown-branches.ts')).shownBranches)
const branches: SourceName = 'branches'

/**
 * Data that the sources of a block have for it; cards have none. Sources that have not been asked yet, because the block is new or
 * one of its options has changed, are asked.
 */
export function useData(
  { block, slot }: GroupEntry,
  options: Readonly<Record<string, unknown>>,
  items: Items | null,
): Readonly<Record<string, unknown>> {
  const { document } = useEditor()
  const asks = slot === null && block.sources.length > 0
  const answers = useStore(document.site, ({ sources }) => (asks ? sources : null))
  const asksShop = block.sources.some(({ name }) => name === branches)
  const ofShop = useStore(document.branches, ({ byId }) => (asksShop ? byId : null))
  const shownBranches = usePart(ofBranches, { isWanted: ofShop !== null, giveUp: () => {} })
  const data = useMemo(() => {
    const data = answers ? dataFor({ block, options, items }, answers) : {}
    return ofShop && shownBranches ? { ...data, [branches]: shownBranches(data[branches], ofShop, document) } : data
  }, [block, options, items, answers, ofShop, shownBranches, document])
  const lacking = useMemo(() => {
    const asked = block.sources.map((source) => ({ source, parameters: parametersOf(source, { block, options }) }))
    return asked
      .filter(({ source, parameters }) => source.answeredBy === 'cms' && !answerOf(answers ?? [], source, parameters))
      .map(({ source, parameters }) => source.name + keyOf(source, parameters))
      .join()
  }, [block, options, answers])
  useEffect(() => {
    if (asks && lacking) document.site.setState(({ asked }) => ({ asked: asked + 1 }))
  }, [document, asks, lacking])
  return data
}
