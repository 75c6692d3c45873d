import type { Patch } from '../../model/change.ts'
import { newGroup } from '../../model/new-group.ts'
import { ordersAt, type Position } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { setContent } from '../set-content.ts'

/** Adds several blocks to the page, one after the other, in one step of undo. `emptied`: id of a field that loses its words by it. */
export const addPattern = defineCommand<{ names: readonly string[]; position: Position; emptied?: string | undefined }>(
  {
    name: 'addPattern',
    history: 'record',
    plan: (document, { names, position, emptied }) => {
      const added = ordersAt(document, null, position, { count: names.length }).flatMap((order, place): Patch => {
        const name = names[place]
        if (name === undefined) return []
        return [{ type: 'addGroup', groups: newGroup({ name, parentId: null, order, locale: document.defaultLocale }) }]
      })
      return [...added, ...(emptied ? setContent.plan(document, { fieldId: emptied, content: null }) : [])]
    },
  },
)
