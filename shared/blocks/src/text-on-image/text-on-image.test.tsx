import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const fields = { title: 'Vom Bahnhof', text: 'Sieben Minuten', image: '/weg.jpg' }

test('a panorama is a picture as wide as the page that one can move by keyboard, with its words below', () => {
  document.body.innerHTML = renderBlockHtml('textOnImage', { fields, options: { panorama: true } })
  const strip = document.querySelector<HTMLElement>('[data-bleed] > [tabindex="0"]')
  expect(strip?.querySelector('img')).not.toBeNull()
  expect(strip?.getAttribute('aria-label')).toBe('Bild, das sich seitwärts schieben lässt')
  expect(strip?.nextElementSibling?.textContent).toContain('Sieben Minuten')
})

test('without a picture a panorama is its words', () => {
  const html = renderBlockHtml('textOnImage', { fields: { ...fields, image: '' }, options: { panorama: true } })
  expect(html).not.toContain('tabindex')
  expect(html).toContain('Vom Bahnhof')
})
