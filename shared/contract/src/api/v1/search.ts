import * as z from 'zod/mini'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { defineEndpoint } from '../endpoint.ts'

/** Fewer signs name nothing: a search begins with so many. Source: spec/public-site.md §9. */
export const leastSearched = 3
/** Longer questions are cut by the page, and refused by the call. */
export const maxSearched = 100

/** A word that very many pages have is looked for in so many names and so many texts: nobody reads on, and ranking all of them takes a tenth of a second. */
export const maxFound = 200

/** A text in parts, of which some are what was looked for. */
const markedTextSchema = z.array(z.object({ text: z.string(), isFound: z.boolean() }))
export type MarkedText = z.output<typeof markedTextSchema>

const searchResultSchema = z.object({
  /** Kind of the result: a page, or an entry of one of the lists or of the directory that stand on pages. */
  kind: z.enum(['page', 'job', 'item', 'business']),
  id: idSchema,
  /** Collection of a page that belongs to one. */
  collection: z.nullable(z.string()),
  title: markedTextSchema,
  /** Where the words stand; empty for a page behind a password, of which nothing but its name is found. */
  excerpt: markedTextSchema,
  href: z.string(),
})
export type SearchResult = z.output<typeof searchResultSchema>

/** Searches what is live in one language, by stems, beginnings and parts of words; a word that is nowhere by the words that look most like it. */
export const searchSite = defineEndpoint({
  method: 'get',
  path: '/search',
  summary: 'Search the site',
  access: 'anyone',
  query: z.strictObject({
    searchQuery: z.string().check(z.trim(), z.minLength(leastSearched), z.maxLength(maxSearched)),
    lang: localeSchema,
    /** Number of the part, from 1; twenty results each. */
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 1),
  }),
  answer: z.object({
    /** How many there are; at most `maxFound` are counted. */
    total: z.int(),
    pages: z.int(),
    results: z.array(searchResultSchema),
  }),
  rate: { points: 120, seconds: 60 },
})
export type FoundOnSite = z.output<typeof searchSite.answer>
