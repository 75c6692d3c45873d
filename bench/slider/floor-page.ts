import type { Page } from '@playwright/test'

/** A page that holds nothing but so many cards of one colour each, pulled by the least code that can: the floor under every drag. */
export async function openFloor(page: Page, cards: number): Promise<void> {
  const list = Array.from({ length: cards }, (_, index) => `<li style="background:hsl(${index * 18} 40% 60%)"></li>`)
  await page.setContent(`<!doctype html><html lang="de"><title>Floor</title><style>
    body { margin: 0 }
    main { height: 100vh; overflow: hidden; touch-action: none }
    ul { height: 100%; margin: 0; padding: 0; list-style: none; will-change: transform }
    li { height: 100% }
  </style><main><ul>${list.join('')}</ul></main>`)
  await page.evaluate(drag)
}

/** Text and no function, because the loader of this benchmark names inner functions with a helper that the page lacks. */
const drag = `{
  const list = document.querySelector('ul')
  let [from, at, pulled] = [null, 0, 0]
  const draw = (ms) => {
    list.style.transition = ms ? 'transform ' + ms + 'ms' : 'none'
    list.style.transform = 'translateY(calc(' + -100 * at + '% + ' + pulled + 'px))'
  }
  addEventListener('pointerdown', (event) => { from = event.clientY })
  addEventListener('pointermove', (event) => {
    if (from === null) return
    pulled = event.clientY - from
    draw(0)
  })
  addEventListener('pointerup', () => {
    at += pulled < -20 ? 1 : 0
    from = null
    pulled = 0
    draw(500)
  })
}`
