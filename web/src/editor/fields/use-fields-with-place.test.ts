import { expect, test } from 'vitest'
import { openDocument } from '../model/page-document.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { shownFields } from './use-fields-with-place.ts'

test.each([true, false])('an empty picture keeps its place while tools are on, its block being live: %s', (isLive) => {
  const source = fixtureDocument(['hero'])
  const [group] = source.groups
  if (group) Object.assign(group, { isLive })
  const document = openDocument(source)
  const state = document.groups.get(group?.id ?? '')?.getState()
  if (!state) throw new Error('no hero')
  const names = Object.keys(state.fields)
  const shown = (tools: boolean, values = state.values) =>
    shownFields(document, { ...state, values }, { names, revealed: null, tools })
  expect(shown(true)).toContain('image')
  expect(shown(false)).not.toContain('image')
  expect(shown(true, { ...state.values, 'visibleFields.image': false })).not.toContain('image')
})
