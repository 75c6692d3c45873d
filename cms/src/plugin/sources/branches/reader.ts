import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'
import { defineReader } from '../source-reader.ts'
import { branchViews } from './branch-views.ts'

export const branchesReader = defineReader(branches, {
  rows: ({ locale }) => branchViews(locale),
  view: (rows: BranchView[] | null) => rows ?? [],
})
