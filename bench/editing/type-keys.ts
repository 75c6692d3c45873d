import type { CDPSession, Page } from '@playwright/test'

import { traceTasks } from './trace-tasks.ts'

const keys = 50
const everyMs = 60

export interface Typed {
  /** Milliseconds from each key's event to its frame. */
  readonly times: readonly number[]
  /** Processor time that the page's main thread takes for a key on average, in ms. */
  readonly work: number
  /** Longest task of the thread meanwhile, measured in the same way: a key may have to wait for so long. */
  readonly longestTask: number
}

/**
 * Types into whatever has the caret and measures each key from its event to the frame that shows it: the time from the
 * key to the message after the next animation frame, which the browser runs once the frame is painted.
 */
export async function typeKeys(page: Page): Promise<Typed> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    const channel = new MessageChannel()
    const pending: number[] = []
    channel.port1.onmessage = () => {
      const from = pending.shift()
      if (from !== undefined) times.push(performance.now() - from)
    }
    window.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          pending.push(event.timeStamp)
          channel.port2.postMessage(null)
        })
      },
      true,
    )
  })
  const session = await page.context().newCDPSession(page)
  // Time that the thread ran, not time that went by: other processes do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskSeconds(session)
  const tasks = await traceTasks(page, async () => {
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press('abcdefghij'[key % 10] ?? 'a')
      await page.waitForTimeout(everyMs)
    }
  })
  const work = (1_000 * ((await taskSeconds(session)) - before)) / keys
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  return { times, work, longestTask: Math.max(...tasks) }
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
