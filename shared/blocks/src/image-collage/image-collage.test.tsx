import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const picture = (caption: string, options = {}) => ({ fields: { image: '/bild.jpg', caption }, options })

test('a picture has its caption, and leads somewhere only with a link', () => {
  const pictures = [picture('Werkstatt'), picture('', { link: { type: 'url', href: '/de' } })]
  const html = renderBlockHtml('imageCollage', { children: { pictures } })
  expect(html.match(/<figcaption/g)).toHaveLength(1)
  expect(html.match(/<a /g)).toHaveLength(1)
})
