import { entryAnchors } from '@blickfang/contract/sources/entry-anchor.ts'
import { posts } from '@blickfang/contract/sources/posts/source.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { liveSite } from './live-site.tsx'

const noBlocks = () => null

test('a picture of a source with a focal point is shown, though the client of GraphQL names the type of each part', () => {
  const { Picture } = liveSite({
    locale: 'de',
    timeZone: 'Europe/Zurich',
    country: 'CH',
    Blocks: noBlocks,
    anchorOf: entryAnchors(),
  })
  const image = { ...posts.sample[0]?.image, focalPoint: { x: 0.5, y: 0.2, __typename: 'BfFocalPoint' } }
  const html = renderToStaticMarkup(<Picture of={{ ...image, __typename: 'BfMediaView' }} sizes="50vw" />)
  expect(html).toContain('object-position:50% 20%')
})
