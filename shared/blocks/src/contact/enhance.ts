import { openState } from '@blickfang/contract/content/hours/open-state.ts'
import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { isPast, pageZone } from '@blickfang/views/kernel/island/page-zone.ts'
import type { OpenSentences } from './open-sentences.ts'

const lookAgainMs = 15_000

/** Whether the shop is open at this minute: worked out in the browser only, because the page may have been made days ago. */
const openNow = defineEnhancer('[data-open-now]', (line) => {
  const branch: OpenSentences = JSON.parse(line.dataset.openNow ?? '')
  function show() {
    const state = openState(branch, new Date(), pageZone())
    const sentence = state.isOpen ? openSentence(branch, state.until) : branch.opensAt[state.opens ?? '']
    line.toggleAttribute('data-open', state.isOpen)
    const said = sentence ?? branch.closedToday
    if (line.textContent !== said) line.textContent = said
  }
  show()
  const timer = setInterval(show, lookAgainMs)
  return () => clearInterval(timer)
})

function openSentence({ openUntil, openAllDay }: OpenSentences, until: string | null): string | undefined {
  return until === null ? openAllDay : openUntil[until]
}

/** Takes away the days that are over since the page was made: it may stay open for days. */
const specialDays = defineEnhancer('[data-special-days]', (box) => {
  const days = [...box.querySelectorAll<HTMLElement>('[data-day]')]
  for (const day of days) day.hidden = isPast(day.dataset.day)
  box.hidden = days.every(({ hidden }) => hidden)
  return () => {}
})

export const contactEnhancers = [openNow, specialDays]
