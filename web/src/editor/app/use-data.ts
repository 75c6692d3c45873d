import type { CatalogueEntry } from '@blickfang/blocks/catalogue.ts'
import type { Items } from '@blickfang/contract/kernel/items/items.ts'
import { answerOf, dataFor, keyOf, parametersOf } from '@blickfang/contract/kernel/source.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../context/editor-context.tsx'

/**
 * What the sources of a block have for it; cards have none. What has not been asked yet, because the block is new or one of its
 * options has changed, is asked for.
 */
export function useData(
  { block, slot }: CatalogueEntry,
  options: Readonly<Record<string, unknown>>,
  items: Items | null,
): Readonly<Record<string, unknown>> {
  const { document } = useEditor()
  const asks = slot === null && block.sources.length > 0
  const answers = useStore(document.site, ({ sources }) => (asks ? sources : null))
  const data = useMemo(
    () => (answers ? dataFor({ block, options, items }, answers) : {}),
    [block, options, items, answers],
  )
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
