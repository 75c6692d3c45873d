import { definePart } from '../../../ui/parts/define-part.ts'

/** Every block, so that what others, other tabs and the page's own history bring can be taken in, whatever it is. */
export const allBlocks = definePart(async () => {
  const { knowAllBlocks } = await import('./all-blocks.ts')
  knowAllBlocks()
  return true
})
