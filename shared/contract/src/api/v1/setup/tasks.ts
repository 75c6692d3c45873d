import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Tasks until a new site is whole, in the order in which they are done: words that are still a sample, a picture on the home page, a logo,
 * a branch’s address and hours, imprint and privacy read and live, home live, and the other pages.
 */
export const taskKinds = [
  'sample',
  'picture',
  'logo',
  'branch',
  'hours',
  'imprint',
  'privacy',
  'home',
  'pages',
] as const
export type TaskKind = (typeof taskKinds)[number]

const taskSchema = z.object({
  kind: z.enum(taskKinds),
  isDone: z.boolean(),
  /** Page on which it is done; null: on none, or on several. */
  pageId: z.nullable(idSchema),
  /** Branch of which it is done. */
  branchId: z.nullable(idSchema),
  /** How many words, or pages, are meant; 0: it is not to be counted. */
  count: z.int(),
})
export type Task = z.output<typeof taskSchema>

/** Lists what is left to do until a new site is whole, and what is done: worked out of the site as it is. */
export const listTasks = defineEndpoint({
  method: 'get',
  path: '/setup/tasks',
  summary: 'List what is left to do until the site is whole',
  access: 'editor',
  reach: 'read',
  answer: z.object({ tasks: z.array(taskSchema) }),
})
