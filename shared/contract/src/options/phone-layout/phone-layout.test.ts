import { imageBoard } from '@blickfang/blocks/image-board/contract.ts'
import { expect, test } from 'vitest'
import { isShown } from '../../kernel/conditions.ts'

test('a board offers a layout for phones where its cards lie in a grid, and not where the row moves anyway', () => {
  const isOffered = (gridLayout: string) => isShown(imageBoard.showWhen.phoneLayout, { gridLayout })
  expect([isOffered('grid'), isOffered('carousel'), isOffered('shelf'), isOffered('list')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
