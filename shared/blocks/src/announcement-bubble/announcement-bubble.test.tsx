import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announcementBubbleEnhancers } from './enhance.ts'

const teardowns: (() => void)[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const end of teardowns.splice(0)) end()
})

function open(text: string, isEditing = false) {
  document.body.innerHTML = renderBlockHtml('announcementBubble', { fields: { text } }, { isEditing })
  for (const { selector, enhance } of announcementBubbleEnhancers) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) teardowns.push(enhance(element))
  }
  return {
    bubble: document.querySelector('aside') as HTMLElement,
    close: document.querySelector('button') as HTMLButtonElement,
  }
}

test('a note that was closed stays away on the next page, and comes back with other words', () => {
  const first = open('Im Januar kostenlos')
  expect([first.bubble.hidden, first.close.hidden, first.close.getAttribute('aria-label')]).toEqual([
    false,
    false,
    'Hinweis schliessen',
  ])
  first.close.click()
  expect(first.bubble.hidden).toBe(true)
  expect(open('Im Januar kostenlos').bubble.hidden).toBe(true)
  expect(open('Neu im Februar').bubble.hidden).toBe(false)
})

test('while the page is edited the note has nothing to close and stands in its place', () => {
  const { close, bubble } = open('Im Januar kostenlos', true)
  expect([close.hidden, bubble.hasAttribute('data-fixed')]).toEqual([true, false])
})
