import { posts } from '@blickfang/contract/sources/posts/source.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const show = (options: object = {}, isEditing = false, answer = posts.sample) => {
  const content = { fields: { title: 'Instagram', button: 'Folgen' }, options: { ...options } }
  document.body.innerHTML = renderBlockHtml('instagramFeed', content, { data: { posts: answer }, isEditing })
  return document.body
}
const links = () => [...document.querySelectorAll('li a')]

test('each post leads to where it stands, and says what it is', () => {
  show()
  expect(links().map((link) => link.getAttribute('href'))).toEqual(posts.sample.map(({ href }) => href))
  expect(links()[0]?.textContent).toContain('Neu im Fenster')
  expect(links()[1]?.getAttribute('aria-label')).toBe('Beitrag auf Instagram')
})

test('a video shows its still, says that it is one, and plays nothing', () => {
  expect(show().querySelectorAll('video, iframe')).toHaveLength(0)
  expect(links()[2]?.textContent).toContain('Video')
  expect(links()[2]?.querySelector('img')).not.toBeNull()
})

test('pictures come from the library, from no other host', () => {
  for (const picture of show().querySelectorAll('img'))
    expect(picture.getAttribute('src')).toMatch(/^\/api\/bf-media\//)
})

test('without text a link is named by it', () => {
  show({ showText: false })
  expect(links()[0]?.getAttribute('aria-label')).toContain('Neu im Fenster')
  expect(links()[0]?.textContent).toBe('')
})

test('an empty feed is a hint for the editor and nothing at all for visitors', () => {
  expect(show({}, true, []).textContent).toContain('Noch keine Beiträge')
  expect(show({}, false, []).textContent).toBe('')
})
