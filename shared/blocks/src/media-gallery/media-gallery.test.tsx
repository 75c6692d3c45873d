import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { press } from './show-more.ts'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ fields: { image: `/bild-${at}.jpg`, caption: `Bild ${at}` } }))

afterEach(() => vi.useRealTimers())

test('every picture is a link to the whole of it, also those that come later', () => {
  const html = renderBlockHtml('mediaGallery', { children: { pictures: pictures(30) } })
  expect(html.match(/<a href="\/bild-\d+\.jpg"/g)).toHaveLength(30)
})

test('in masonry each 24 have a list of their own; while it is edited there is one', () => {
  const lists = (isEditing: boolean) =>
    renderBlockHtml(
      'mediaGallery',
      { options: { gridLayout: 'masonry' }, children: { pictures: pictures(50) } },
      { isEditing },
    ).match(/<ul/g)
  expect([lists(false)?.length, lists(true)?.length]).toEqual([3, 1])
})

test('«more» shows 24 more after half a second, says how many there are, and puts the focus on the first of them', () => {
  vi.useFakeTimers()
  document.body.innerHTML = renderBlockHtml('mediaGallery', { children: { pictures: pictures(60) } })
  const gallery = document.querySelector<HTMLElement>('[data-gallery]') as HTMLElement
  const button = gallery.querySelector('[data-more-pictures]') as HTMLButtonElement
  const shown = () => gallery.querySelectorAll('[data-shown]').length
  press(button)
  press(button)
  vi.advanceTimersByTime(499)
  expect([shown(), button.getAttribute('aria-busy')]).toEqual([0, 'true'])
  vi.advanceTimersByTime(1)
  expect([shown(), button.getAttribute('aria-busy')]).toEqual([24, null])
  expect(gallery.querySelector('[role="status"]')?.textContent).toBe('48 von 60 Bildern')
  expect(document.activeElement?.getAttribute('href')).toBe('/bild-24.jpg')
  press(button)
  vi.advanceTimersByTime(500)
  expect([shown(), gallery.querySelector('[role="status"]')?.textContent]).toEqual([36, '60 von 60 Bildern'])
})
