import { inject } from 'vitest'
import { editorCalls } from '../testing/editor-calls.ts'

/** API v1 of the product that is drilled. */
export const { call, makePage, groupsOf, dropPage } = editorCalls(inject('product'))
