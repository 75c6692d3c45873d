import * as z from 'zod/mini'
import { idSchema } from '../../kernel/text/id.ts'
import { defineEndpoint } from '../endpoint.ts'
import { baseSchema, savedSchema } from './data.ts'

/** Shows or hides one field of a group for visitors. The revision is the group's, key `visibleFields.<fieldName>`. */
export const setFieldVisibility = defineEndpoint({
  method: 'put',
  path: '/field/visibility',
  summary: 'Show or hide a field',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    fieldId: idSchema,
    fieldName: z.string().check(z.maxLength(60)),
    groupId: idSchema,
    visible: z.boolean(),
    base: baseSchema,
  }),
  answer: savedSchema,
  errors: ['CONFLICT', 'NOT_FOUND'],
})
