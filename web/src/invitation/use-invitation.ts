import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../cms/api-client.ts'

export type Invited = Answer<'openInvitation'>
type InvitationState =
  | { readonly step: 'opening' | 'noLink' }
  | { readonly step: 'refused'; readonly error: unknown }
  | { readonly step: 'open'; readonly token: string; readonly invited: Invited }

/** Shows what the link in the address is for. Its secret leaves the browser in the body of a call alone. */
export function useInvitation(): readonly [InvitationState, () => void] {
  const [state, setState] = useState<InvitationState>({ step: 'opening' })
  const load = useCallback(() => {
    const token = window.location.hash.slice(1)
    if (token === '') return setState({ step: 'noLink' })
    setState({ step: 'opening' })
    call('openInvitation', { token }).then(
      (invited) => setState({ step: 'open', token, invited }),
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
