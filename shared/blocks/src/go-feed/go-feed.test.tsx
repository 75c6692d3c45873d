import { articles } from '@blickfang/contract/sources/articles/source.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const show = (options: object = {}, isEditing = false, answer = articles.sample) => {
  const content = { fields: { title: 'Zum Weiterlesen' }, options: { ...options } }
  document.body.innerHTML = renderBlockHtml('goFeed', content, { data: { articles: answer }, isEditing })
  return document.body
}

test('an article says where it is from and when, and leads there', () => {
  const [card] = show().querySelectorAll('article')
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('https://magazin.example.ch/myopie')
  expect(card?.textContent).toContain('magazin.example.ch · 2. November 2026')
})

test('words of another service are text, whatever they look like', () => {
  const evil = {
    ...articles.sample[0],
    id: '9',
    title: '<img src=x onerror=alert(1)>',
  } as (typeof articles.sample)[number]
  const page = show({}, false, [evil])
  expect(page.querySelector('img[src=x]')).toBeNull()
  expect(page.textContent).toContain('<img src=x')
})

test('an empty feed is a hint for the editor and nothing at all for visitors', () => {
  expect(show({}, true, []).textContent).toContain('Noch keine Artikel')
  expect(show({}, false, []).textContent).toBe('')
})
