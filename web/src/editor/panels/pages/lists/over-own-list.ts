import { type CollisionDetection, closestCenter } from '@dnd-kit/core'

/** A hand that drags down a list does not go straight, in px. */
const leeway = 16

/** The nearest item of the list, as long as the pointer is over the list itself: elsewhere there is nothing to drop on. */
export const overOwnList: CollisionDetection = (args) => {
  const rects = args.droppableContainers.flatMap(({ id }) => args.droppableRects.get(id) ?? [])
  const { pointerCoordinates: at } = args
  if (!at || rects.length === 0) return []
  const isOver =
    at.x >= Math.min(...rects.map(({ left }) => left)) - leeway &&
    at.x <= Math.max(...rects.map(({ right }) => right)) + leeway &&
    at.y >= Math.min(...rects.map(({ top }) => top)) - leeway &&
    at.y <= Math.max(...rects.map(({ bottom }) => bottom)) + leeway
  return isOver ? closestCenter(args) : []
}
