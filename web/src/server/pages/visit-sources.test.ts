import { expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'

const prompt = (ids: string) => `<section id="visits" class="prompt" hidden="" ${ids}></section>`

test('a page that asks about nobody may load from nobody', () => {
  const { policy } = finishHtml('<p> data-analytics="G-1"</p>', { link: (html) => html })
  expect(policy).not.toContain('https:')
})

test('who may count is allowed on a page that asks about them, and nobody beside them', () => {
  const google = finishHtml(prompt('data-tag-manager="GTM-1"'), { link: (html) => html }).policy
  expect(google).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/)
  expect(google).not.toContain('facebook')
  const meta = finishHtml(prompt('data-pixel="1"'), { link: (html) => html }).policy
  expect(meta).toMatch(/script-src 'self' https:\/\/connect\.facebook\.net;/)
  expect(meta).not.toContain('google')
})
