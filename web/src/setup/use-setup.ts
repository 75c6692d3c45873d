import { useCallback, useEffect, useState } from 'react'
import { call } from '../cms/api-client.ts'

type Opened = Awaited<ReturnType<typeof open>>
export type SetupState =
  | { readonly step: 'opening' | 'noCode' }
  | { readonly step: 'refused'; readonly error: unknown }
  | ({ readonly step: 'open'; readonly code: string } & Pick<Opened, 'hasPages' | 'demo'>)

const open = (code: string) => call('openSetup', { code })

/** Shows the code of the address, which never leaves the browser but to open the set-up, and what there is. */
export function useSetup(): readonly [SetupState, () => void] {
  const [state, setState] = useState<SetupState>({ step: 'opening' })
  const load = useCallback(() => {
    const code = window.location.hash.slice(1)
    if (code === '') return setState({ step: 'noCode' })
    setState({ step: 'opening' })
    open(code).then(
      ({ hasPages, demo }) => setState({ step: 'open', code, hasPages, demo }),
      (error: unknown) => setState({ step: 'refused', error }),
    )
  }, [])
  useEffect(() => {
    load()
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [load])
  return [state, load]
}
