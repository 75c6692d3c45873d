import { useEffect } from 'react'
import { call } from '../../../cms/api-client.ts'
import { useShell } from '../../context/editor-context.tsx'
import { isPreview } from '../../preview/preview-frame.ts'

/**
 * Leads an admin to signing in in two steps where the settings ask for it: until then they have an editor's rights. Each time the
 * tools open anew, before all that can wait.
 */
export function useRequiredSecondFactor(hasTools: boolean): void {
  const shell = useShell()
  useEffect(() => {
    if (!hasTools || isPreview() || window.parent !== window) return
    let isHere = true
    call('getSecondFactor', {}).then(
      ({ isOn, isRequired }) => {
        if (isHere && isRequired && !isOn) shell.setState({ dialog: { type: 'secondFactor' } })
      },
      // The server holds them back in any case.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isHere = false
    }
  }, [shell, hasTools])
}
