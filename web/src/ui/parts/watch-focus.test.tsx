import { beforeEach, expect, test } from 'vitest'
import { watchFocus } from './watch-focus.ts'

function button(): HTMLButtonElement {
  const made = document.createElement('button')
  document.body.append(made)
  return made
}

beforeEach(() => document.body.replaceChildren())

test('who stays, or whose place is gone, is still there', () => {
  const asked = button()
  asked.focus()
  const isStillThere = watchFocus(null)
  expect(isStillThere()).toBe(true)
  asked.remove()
  expect(isStillThere()).toBe(true)
})

test('who goes elsewhere is not there any more, unless it is the place that waits', () => {
  const host = document.createElement('div')
  const inside = button()
  host.append(inside)
  document.body.append(host)
  const elsewhere = button()
  const isStillThere = watchFocus(host)
  inside.focus()
  expect(isStillThere()).toBe(true)
  elsewhere.focus()
  expect(isStillThere()).toBe(false)
})
