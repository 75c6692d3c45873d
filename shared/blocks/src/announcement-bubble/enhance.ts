import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'

/** Lets a visitor close the note for as long as the tab is open; other words are a new note, which shows again. */
const closeBubble = defineEnhancer('[data-bubble]', (bubble) => {
  const close = bubble.querySelector<HTMLElement>(':scope button')
  if (!close) return () => {}
  const key = `bubble:${bubble.dataset.bubble}`
  const words = bubble.textContent ?? ''
  function hide() {
    keepSessionNote(key, words)
    bubble.hidden = true
  }
  bubble.hidden = sessionNote(key) === words
  close.hidden = false
  close.addEventListener('click', hide)
  return () => close.removeEventListener('click', hide)
})

export const announcementBubbleEnhancers = [closeBubble]
