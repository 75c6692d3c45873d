import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { linkInWords } from '@blickfang/contract/options/link/option.ts'
import { pageName, useEditor, useGroup } from '../context/editor-context.tsx'
import { readLink } from '../fields/resolve-link.ts'
import { pageOfLink } from '../model/dead-link.ts'

/** Where a button leads, in words: its page by name, everything else as it is written; null while it leads nowhere. */
export function useLinkTarget(groupId: string, name: string | null): string | null {
  const { document } = useEditor()
  const value = useGroup(groupId, ({ fields }) =>
    name === null ? undefined : fields[name]?.values[valueKeys.options.key('link')],
  )
  const link = readLink(value)
  if (!link) return null
  return linkInWords(link, {
    pageName: (named) => {
      const page = pageOfLink(document, named)
      return page ? pageName(document, page) : null
    },
  })
}
