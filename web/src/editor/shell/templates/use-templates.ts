import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { call } from '../../../cms/api-client.ts'

interface Templates {
  /** By name; null: not known yet. */
  readonly templates: readonly Template[] | null
  readonly hasFailed: boolean
  readonly readAgain: () => void
}

const list = () => call('listTemplates', {})

/** The site's templates, as they are when they are first shown. */
export function useTemplates(): Templates {
  const { answer, failure, readAgain } = useRead(list)
  return { templates: answer?.templates ?? null, hasFailed: failure !== null, readAgain }
}
