import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'

/** Which day it is where the shop is, as YYYY-MM-DD; empty while nobody has said it. */
export const today = defineSource({
  name: 'today',
  schema: z.object({ date: z.string() }),
  empty: { date: '' },
  tags: () => [],
  ages: 'midnight',
  sample: { date: '2026-12-22' },
})
