'use client'
import { useLinkGuard } from './use-link-guard.ts'

/** Where an address of the editor has no page: the ways on lead to pages in edit mode, as everywhere in it. */
export function KeepEditing() {
  useLinkGuard(false)
  return null
}
