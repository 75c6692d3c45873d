import { expect, test } from 'vitest'
import { blocks } from './contracts.generated.ts'

test('a new page of a collection starts with the block that goes with its container; a service has none of its own', () => {
  const pairs = Object.values(blocks).flatMap((block) =>
    'collection' in block && block.collection ? [[block.name, block.collection.detail]] : [],
  )
  // Source: spec/editor.md §3.
  expect(Object.fromEntries(pairs)).toEqual({
    teamContainer: 'teamDetails',
    testimonialsContainer: 'testimonialDetails',
    mapContainer: 'mapDetails',
    servicesContainer: 'hero',
  })
})
