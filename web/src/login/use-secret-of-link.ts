import { useCallback, useEffect, useState } from 'react'

type LinkState<Opened> =
  | { readonly step: 'opening' | 'noSecret' }
  | { readonly step: 'refused'; readonly error: unknown }
  | { readonly step: 'open'; readonly secret: string; readonly opened: Opened }

/**
 * Asks what the link in the address is for. Its secret stands behind the sign and leaves the browser in the body of a call alone. `open`
 * is the same at each drawing. Answers a way to ask once more, too.
 */
export function useSecretOfLink<Opened>(
  open: (secret: string) => Promise<Opened>,
): readonly [LinkState<Opened>, () => void] {
  const [state, setState] = useState<LinkState<Opened>>({ step: 'opening' })
  const load = useCallback(() => {
    const secret = window.location.hash.slice(1)
    if (secret === '') return setState({ step: 'noSecret' })
    setState({ step: 'opening' })
    open(secret).then(
      (opened) => setState({ step: 'open', secret, opened }),
      (error: unknown) => setState({ step: 'refused', error }),
    )
  }, [open])
  useEffect(() => {
    load()
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [load])
  return [state, load]
}
