import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'

function said(options: Record<string, unknown>, data = samples) {
  return /data-says="([^"]*)"/.exec(renderBlockHtml('contact', { options }, { data }))?.[1]
}

test('the block tells the footer what it says: the address, and hours where it shows some', () => {
  expect(said({})).toBe('address hours')
  expect(said({ showHours: false })).toBe('address')
  expect(said({}, { ...samples, branches: [] })).toBeUndefined()
})
