import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const fields = { title: 'Über uns', text: 'Seit 1987', image: '/laden.jpg' }

test('the picture comes first for whoever reads from top to bottom, whichever side it stands on', () => {
  for (const side of ['left', 'right']) {
    const html = renderBlockHtml('textBesideImage', { fields, options: { side } })
    expect(html.indexOf('<img')).toBeGreaterThan(0)
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Über uns'))
    expect(html).toContain(`data-side="${side}"`)
  }
})

test('without a picture the words have all of the width, and the other way round', () => {
  expect(renderBlockHtml('textBesideImage', { fields: { ...fields, image: '' } })).not.toMatch(/class="[^"]*media/)
  expect(renderBlockHtml('textBesideImage', { fields: { image: '/laden.jpg' } })).not.toMatch(/class="[^"]*words/)
})
