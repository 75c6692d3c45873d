import * as z from 'zod/mini'
import { editorLocaleSchema } from '../../../kernel/locale.ts'
import { defineEndpoint } from '../../endpoint.ts'

/** Tells in which language the person who asks reads the editor: their own choice, else the site's. */
export const getLanguage = defineEndpoint({
  method: 'get',
  path: '/account/language',
  summary: 'Tell in which language one reads the editor',
  access: 'editor',
  reach: null,
  answer: z.object({ language: editorLocaleSchema, isOwn: z.boolean() }),
})

/** Chooses the language in which the person who asks reads the editor; null: the site's. */
export const setLanguage = defineEndpoint({
  method: 'put',
  path: '/account/language',
  summary: 'Choose the language in which one reads the editor',
  access: 'editor',
  reach: null,
  body: z.strictObject({ language: z.nullable(editorLocaleSchema) }),
  answer: z.object({ language: editorLocaleSchema, isOwn: z.boolean() }),
})
