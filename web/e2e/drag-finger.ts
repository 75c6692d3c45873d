import type { Page } from '@playwright/test'

type Point = readonly [x: number, y: number]

/** A finger of the screen itself: what the browser makes of it reaches the page. */
export async function dragFinger(page: Page, [x, y]: Point, [toX, toY]: Point) {
  const screen = await page.context().newCDPSession(page)
  const steps = 8
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= steps; step++) {
    const point = { x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
