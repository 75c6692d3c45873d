import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'

interface Templates {
  /** By name; null: not known yet. */
  readonly templates: readonly Template[] | null
  readonly hasFailed: boolean
  readonly readAgain: () => void
}

/** The site's templates, as they are when they are first shown. */
export function useTemplates(): Templates {
  const [state, setState] = useState<Omit<Templates, 'readAgain'>>({ templates: null, hasFailed: false })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking is a new one
  useEffect(() => {
    let isCurrent = true
    call('listTemplates', {}).then(
      ({ templates }) => isCurrent && setState({ templates, hasFailed: false }),
      (error: unknown) => {
        console.warn(error)
        if (isCurrent) setState(({ templates }) => ({ templates, hasFailed: true }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  return { ...state, readAgain: () => setAsked((count) => count + 1) }
}
