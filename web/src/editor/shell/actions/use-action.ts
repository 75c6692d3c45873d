import { useState } from 'react'
import { useNotify } from '../use-notify.ts'

/** Does what takes a moment: busy for as long as it lasts. Where it throws, `failed` is said with the reason. */
export function useAction() {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  async function run(failed: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify.failure(error, failed)
    }
    setBusy(false)
  }
  return { run, isBusy }
}
