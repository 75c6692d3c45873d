import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'

const [person] = samples.pages
const pages = Array.from({ length: 11 }, (_, at) => ({ ...person, id: `${at}`, title: `Person ${at}` })) as never

test('the window of five holds everybody, each a link to their page, and turns by buttons', () => {
  document.body.innerHTML = renderBlockHtml('teamContainer', { options: { gridLayout: 'window' } }, { data: { pages } })
  expect(document.querySelectorAll('ul.window > li a[href="/de/team/marta"]')).toHaveLength(11)
  expect(document.querySelectorAll('[data-turn]')).toHaveLength(2)
})

test('portraits reach over one another only as avatars', () => {
  const html = (gridLayout: string) =>
    renderBlockHtml('teamContainer', { options: { gridLayout, overlap: true } }, { data: { pages } })
  expect(html('avatar')).toContain('overlap')
  expect(html('window')).not.toContain('overlap')
})
