import * as z from 'zod/mini'
import { localeSchema } from '../../kernel/locale.ts'
import { directorySchema, type Program, programs } from '../../sources/directory/source.ts'
import { defineEndpoint } from '../endpoint.ts'

/** List of programs, separated by commas; may be empty. */
const programList = z.pipe(
  z.string().check(z.regex(/^(?:gesundheitsoptik|frequentlens)?(?:,(?:gesundheitsoptik|frequentlens))?$/)),
  z.transform((list): Program[] => programs.filter((program) => list.includes(program))),
)

/** Lists businesses of the directory, fifty at once: in their order, or those that a search finds, the best first. */
export const listBusinesses = defineEndpoint({
  method: 'get',
  path: '/business/list',
  summary: 'Search the directory',
  access: 'anyone',
  query: z.strictObject({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    letter: z._default(z.string().check(z.regex(/^[A-Z#]?$/)), ''),
    programs: z._default(programList, []),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(400)), 1),
    lang: localeSchema,
  }),
  answer: directorySchema,
})
