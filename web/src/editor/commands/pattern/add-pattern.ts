import { newGroup } from '../../model/new-group.ts'
import { ordersAt, type Position } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'

/** Adds several blocks to the page, one after the other, in one step of undo. */
export const addPattern = defineCommand<{ names: readonly string[]; position: Position }>({
  name: 'addPattern',
  history: 'record',
  plan: (document, { names, position }) =>
    ordersAt(document, null, position, { count: names.length }).flatMap((order, place) => {
      const name = names[place]
      if (name === undefined) return []
      return [{ type: 'addGroup', groups: newGroup({ name, parentId: null, order, locale: document.defaultLocale }) }]
    }),
})
