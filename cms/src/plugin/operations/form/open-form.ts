import type { openForm as contract } from '@blickfang/contract/api/v1/form.ts'
import type { Operation } from '../operation-context.ts'
import { signOpened } from './opened.ts'

/** Signs the moment at which a visitor begins to fill in a form. Nothing is kept of it. */
export const openForm: Operation<typeof contract> = async ({ payload }) => ({ opened: signOpened(payload.secret) })
