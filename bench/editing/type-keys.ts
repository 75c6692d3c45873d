import type { Page } from '@playwright/test'

const keys = 50
const everyMs = 60

/**
 * Types into whatever has the caret and measures each key from its event to the frame that shows it: the time from the
 * key to the message after the next animation frame, which the browser runs once the frame is painted.
 */
export async function typeKeys(page: Page): Promise<readonly number[]> {
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
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a')
    await page.waitForTimeout(everyMs)
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}
