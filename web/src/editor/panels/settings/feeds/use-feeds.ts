import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { useNotify } from '../../../shell/use-notify.ts'

export type Feeds = Answer<'listFeeds'>

/** Time between two looks at feeds that are being read anew, in ms, and the most looks. */
const lookMs = 2_000
const maxLooks = 10

/** How old the feeds are; null while that is being read. `load` has them read anew and looks for a while. */
export function useFeeds(): { feeds: Feeds | null; isLoading: boolean; load: () => void } {
  const notify = useNotify()
  const [feeds, setFeeds] = useState<Feeds | null>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    let isGone = false
    const look = () => call('listFeeds', {}).then((answer) => !isGone && setFeeds(answer), notify.failure)
    if (looks === 0) void look()
    const timer = looks > 0 ? setTimeout(() => look().finally(() => !isGone && setLooks(looks - 1)), lookMs) : undefined
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [looks, notify])
  const load = useCallback(() => {
    call('requestFeeds', {}).then(() => setLooks(maxLooks), notify.failure)
  }, [notify])
  return { feeds, isLoading: looks > 0, load }
}
