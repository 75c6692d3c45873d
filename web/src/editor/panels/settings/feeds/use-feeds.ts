import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../../cms/api-client.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useNotify } from '../../../shell/use-notify.ts'

export type Feeds = Answer<'listFeeds'>

/** Time between two looks at feeds that are being read anew, in ms, and the most looks. */
const lookMs = 2_000
const maxLooks = 10

/**
 * How old the feeds are; null while that is being read. They are read anew when settings were saved, of which some say what is read and
 * for how long. `load` has them read anew and looks for a while.
 */
export function useFeeds(): { feeds: Feeds | null; isLoading: boolean; load: () => void } {
  const notify = useNotify()
  const saves = useStore(useEditor().frame, ({ settings }) => settings)
  const [feeds, setFeeds] = useState<Feeds | null>(null)
  const [looks, setLooks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save of settings reads anew
  useEffect(() => {
    let isGone = false
    const look = () => call('listFeeds', {}).then((answer) => !isGone && setFeeds(answer), notify.failure)
    if (looks === 0) void look()
    const timer = looks > 0 ? setTimeout(() => look().finally(() => !isGone && setLooks(looks - 1)), lookMs) : undefined
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [looks, saves, notify])
  const load = useCallback(() => {
    call('requestFeeds', {}).then(() => setLooks(maxLooks), notify.failure)
  }, [notify])
  return { feeds, isLoading: looks > 0, load }
}
