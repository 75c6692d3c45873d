import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const fields = { title: 'Wann passt es Ihnen?', action: 'Termin wählen' }
const url = 'https://termine.example.ch/laden'

test('the button is a plain link to the service that names its frame, and there is none without an address', () => {
  const html = renderBlockHtml('bookingContainer', {
    fields,
    options: { bookingLink: { type: 'appointment-booking', url } },
  })
  expect(html).toContain(`<a href="${url}"`)
  expect(html).toContain(`data-booking-frame="${url}"`)
  expect(renderBlockHtml('bookingContainer', { fields })).not.toContain('<a ')
})

test('nothing of the service is framed by the server', () => {
  expect(
    renderBlockHtml('bookingContainer', { fields, options: { bookingLink: { type: 'iframe', url } } }),
  ).not.toMatch(/<iframe/)
})
