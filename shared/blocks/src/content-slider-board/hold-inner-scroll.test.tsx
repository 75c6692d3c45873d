import { expect, test } from 'vitest'
import { holdInnerScroll } from './hold-inner-scroll.ts'

/** A card with words of this height in a box of 100 pixels, and what the slider around it hears of a finger. */
function openCard(height: number) {
  document.body.innerHTML = '<div><div data-words=""><p>Viele Worte</p></div></div>'
  const view = document.body.firstElementChild as HTMLElement
  const box = view.firstElementChild as HTMLElement
  Object.defineProperties(box, { clientHeight: { value: 100 }, scrollHeight: { value: height } })
  const stop = holdInnerScroll(view)
  const heard: number[] = []
  view.addEventListener('pointermove', ({ clientY }) => heard.push(clientY))
  const touch = (type: string, clientY: number) =>
    box.firstElementChild?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', pointerId: 1, clientY }),
    )
  return { box, heard, touch, stop }
}

test('a finger on words that fit turns the card', () => {
  const { box, heard, touch } = openCard(100)
  expect(box.style.touchAction).toBe('none')
  touch('pointerdown', 80)
  touch('pointermove', 40)
  expect([heard, box.scrollTop]).toEqual([[40], 0])
})

test('a finger on longer words scrolls them first, and turns the card once they are at their end', () => {
  const { box, heard, touch } = openCard(140)
  touch('pointerdown', 80)
  touch('pointermove', 60)
  touch('pointermove', 40)
  expect([heard, box.scrollTop]).toEqual([[], 40])
  touch('pointerdown', 80)
  touch('pointermove', 40)
  expect(heard).toEqual([40])
})

test('afterwards the page has its fingers back', () => {
  const { box, heard, touch, stop } = openCard(140)
  stop()
  touch('pointerdown', 80)
  touch('pointermove', 40)
  expect([heard, box.scrollTop, box.style.touchAction]).toEqual([[40], 0, ''])
})
