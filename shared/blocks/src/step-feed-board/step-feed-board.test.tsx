import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('the steps are an ordered list, so that their numbers are said', () => {
  const cards = ['Fragen', 'Messen', 'Zeigen'].map((title) => ({ fields: { title } }))
  const html = renderBlockHtml('stepFeedBoard', { fields: { title: 'So läuft es ab' }, children: { cards } })
  expect(html).toMatch(/<ol[^>]*>(<li.*?<h3[^>]*>(Fragen|Messen|Zeigen)<\/h3>.*?<\/li>){3}<\/ol>/)
})

test('on a timeline each step takes the minutes that it says', () => {
  const cards = [10, 20].map((minutes) => ({ fields: { title: 'Messen' }, options: { minutes } }))
  const html = renderBlockHtml('stepFeedBoard', { options: { gridLayout: 'timeline' }, children: { cards } })
  expect(html.match(/--minutes:\d+/g)).toEqual(['--minutes:10', '--minutes:20'])
})
