import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useEditor, useSync } from '../../context/editor-context.tsx'
import { useSettingsWords } from './messages/use-settings-words.ts'

/** Says that settings were saved, and what was not taken. */
export function useSavedMessage(): void {
  const t = useSettingsWords()
  const session = useEditor()
  const saves = useStore(session.frame, (frame) => frame.settings)
  const [said, setSaid] = useState(saves)
  useEffect(() => {
    if (saves === said) return
    setSaid(saves)
    withToasts((toast) => toast.success(t('saved'), { id: 'settings' }))
  }, [saves, said, t])
  const { rejected } = useSync('rejected')
  const known = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const refused = rejected.filter(({ target }) => target.itemType === 'settings')
    const fresh = refused.find(({ id }) => !known.current.has(id))
    known.current = new Set(refused.map(({ id }) => id))
    if (fresh) withToasts((toast) => toast.error(t('failed'), { description: fresh.message, duration: 10_000 }))
  }, [rejected, t])
}
