import type { GroupEntry } from '@blickfang/blocks/group-entry.ts'
import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { withBranchValues } from '@blickfang/contract/content/branch-values.ts'
import type { Items } from '@blickfang/contract/kernel/items/items.ts'
import { answerOf, dataFor, keyOf, parametersOf } from '@blickfang/contract/kernel/source.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../context/editor-context.tsx'
import type { Branches, PageDocument } from '../model/page-document.ts'

/** Branches as they are here: the server may not have heard of the latest yet. */
function shownBranches(
  data: Readonly<Record<string, unknown>>,
  byId: Branches,
  { locale, defaultLocale }: PageDocument,
): readonly BranchView[] {
  // Sound because the source answers by its schema.
  const answered = (data[branches.name] ?? []) as readonly BranchView[]
  return answered.map((branch) => withBranchValues(branch, byId[branch.id] ?? {}, { locale, fallback: defaultLocale }))
}

/**
 * What the sources of a block have for it; cards have none. What has not been asked yet, because the block is new or one of its
 * options has changed, is asked for.
 */
export function useData(
  { block, slot }: GroupEntry,
  options: Readonly<Record<string, unknown>>,
  items: Items | null,
): Readonly<Record<string, unknown>> {
  const { document } = useEditor()
  const asks = slot === null && block.sources.length > 0
  const answers = useStore(document.site, ({ sources }) => (asks ? sources : null))
  const ofShop = useStore(document.branches, ({ byId }) => (block.sources.includes(branches) ? byId : null))
  const data = useMemo(() => {
    const data = answers ? dataFor({ block, options, items }, answers) : {}
    return ofShop ? { ...data, [branches.name]: shownBranches(data, ofShop, document) } : data
  }, [block, options, items, answers, ofShop, document])
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
