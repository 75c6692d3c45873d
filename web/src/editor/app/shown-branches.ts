import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { withBranchValues } from '@blickfang/contract/content/branch-values.ts'
import type { Branches, PageDocument } from '../model/page-document.ts'

/** Branches, as a source has answered them, with what is filled in here: the server may not have heard of the latest yet. */
export function shownBranches(
  answered: unknown,
  byId: Branches,
  { locale, defaultLocale }: PageDocument,
): readonly BranchView[] {
  // Sound because the source answers by its schema.
  const branches = (answered ?? []) as readonly BranchView[]
  return branches.map((branch) => withBranchValues(branch, byId[branch.id] ?? {}, { locale, fallback: defaultLocale }))
}
