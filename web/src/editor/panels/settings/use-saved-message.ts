import type { Settings } from '@blickfang/contract/content/settings.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useEditor, useSync } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { useSettingsWords } from './messages/use-settings-words.ts'

/** So long the words of a language may take to come, before it is said in the one that is there. */
const patienceMs = 3_000

/** Says that settings were saved, and what was not taken: in the language that the editor speaks from now on. */
export function useSavedMessage(settings: Settings | null): void {
  const t = useSettingsWords()
  const session = useEditor()
  const { language } = useWords()
  const saves = useStore(session.frame, (frame) => frame.settings)
  const [said, setSaid] = useState(saves)
  const isSpoken = !settings || settings.editor.locale === language
  useEffect(() => {
    if (saves === said) return
    const say = () => {
      setSaid(saves)
      withToasts((toast) => toast.success(t('saved'), { id: 'settings' }))
    }
    const timer = setTimeout(say, isSpoken ? 0 : patienceMs)
    return () => clearTimeout(timer)
  }, [saves, said, isSpoken, t])
  const { rejected } = useSync('rejected')
  const known = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const refused = rejected.filter(({ target }) => target.itemType === 'settings')
    const fresh = refused.find(({ id }) => !known.current.has(id))
    known.current = new Set(refused.map(({ id }) => id))
    if (fresh) withToasts((toast) => toast.error(t('failed'), { description: fresh.message, duration: 10_000 }))
  }, [rejected, t])
}
