import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definePress, type Press } from './enhancer.ts'

/** A button with code that comes when the test says so, and what has been pressed. */
function begin() {
  const button = document.createElement('button')
  const pressed: HTMLElement[] = []
  let come = () => {}
  const code = new Promise<Press>((resolve) => {
    come = () => resolve({ press: (element) => pressed.push(element) })
  })
  const end = definePress('button', () => code).enhance(button)
  return { button, pressed, come, end }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('presses while the code is under way are one, and each later one counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(5), fc.nat(5), async (before, after) => {
      const { button, pressed, come, end } = begin()
      for (let press = 0; press < before; press += 1) button.click()
      expect(pressed).toEqual([])
      come()
      await nextTask()
      for (let press = 0; press < after; press += 1) {
        button.click()
        await nextTask()
      }
      expect(pressed).toHaveLength(Math.min(before, 1) + after)
      end()
      button.click()
      await nextTask()
      expect(pressed).toHaveLength(Math.min(before, 1) + after)
    }),
    { numRuns: 30 },
  )
})

test('a link whose code does not come leads where it leads, and a further press asks for it again', async () => {
  const link = document.createElement('a')
  link.href = '#there'
  let asked = 0
  const end = definePress('a', () => {
    asked += 1
    return Promise.reject(new Error('No network'))
  }).enhance(link)
  link.click()
  link.click()
  await nextTask()
  expect([asked, location.hash]).toEqual([1, '#there'])
  link.click()
  await nextTask()
  expect(asked).toBe(2)
  location.hash = ''
  end()
})
