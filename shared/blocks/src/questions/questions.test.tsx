import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const children = {
  questions: [
    { fields: { question: 'Brauche ich einen Termin?', answer: 'Für einen Sehtest ja.' } },
    { fields: { question: 'Wie lange dauert es?', answer: 'Eine Stunde.' } },
  ],
}

test('at most one answer is unfolded, without scripts: all questions of a page have one name', () => {
  document.body.innerHTML = renderBlockHtml('questions', { children })
  const all = [...document.querySelectorAll('details')]
  expect(all.map(({ open }) => open)).toEqual([false, false])
  expect(new Set(all.map((each) => each.getAttribute('name'))).size).toBe(1)
  expect(all[0]?.getAttribute('name')).toBeTruthy()
})

test('who writes them has every answer open, and a space bar that writes spaces', () => {
  document.body.innerHTML = renderBlockHtml('questions', { children }, { isEditing: true })
  expect(document.querySelectorAll('details, summary')).toHaveLength(0)
  expect(document.body.textContent).toContain('Eine Stunde.')
})

test('search engines read each question with its answer', () => {
  document.body.innerHTML = renderBlockHtml('questions', { children })
  const page = document.querySelector('[itemtype="https://schema.org/FAQPage"]')
  const read = [...(page?.querySelectorAll('[itemprop="mainEntity"]') ?? [])].map((each) => [
    each.querySelector('[itemprop="name"]')?.textContent,
    each.querySelector('[itemprop="acceptedAnswer"] [itemprop="text"]')?.textContent,
  ])
  expect(read).toEqual([
    ['Brauche ich einen Termin?', 'Für einen Sehtest ja.'],
    ['Wie lange dauert es?', 'Eine Stunde.'],
  ])
})
