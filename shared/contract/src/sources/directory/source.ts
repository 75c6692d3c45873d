import * as z from 'zod/mini'
import { specialDaySchema } from '../../content/hours/opening-hours.ts'
import { mediaViewSchema } from '../../content/media/media.ts'
import { defineSource } from '../../kernel/source.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { openingPeriodSchema } from '../../options/week-hours/option.ts'
import { mediaTags } from '../content-tags.ts'

/** Programs in which a business may take part. Source: spec/public-site.md §3. */
export const programs = ['gesundheitsoptik', 'frequentlens'] as const
export const programSchema = z.enum(programs)
export type Program = z.output<typeof programSchema>

const businessBranchSchema = z.object({
  id: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  /** Where its postcode lies, in half kilometres from the western and the northern edge of Switzerland; null for one that is none there. */
  place: z.nullable(z.object({ x: z.int(), y: z.int() })),
  /** A stretch that closes before it opens ends on the next day. */
  periods: z.array(openingPeriodSchema),
  special: z.array(specialDaySchema),
})
export type BusinessBranch = z.output<typeof businessBranchSchema>

const businessSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** A to Z, without accents; # for everything else. */
  letter: z.string(),
  logo: z.nullable(mediaViewSchema),
  programs: z.array(programSchema),
  /** The active ones. */
  branches: z.array(businessBranchSchema),
})
export type Business = z.output<typeof businessSchema>

/** A part of the directory, and what was asked for: a page that somebody else asks for has another one in its place. */
export const directorySchema = z.object({
  asked: z.object({
    /** Parts of a name, a city or a postcode; typos are forgiven. */
    search: z.string(),
    /** Empty: all. */
    letter: z.string(),
    /** None: all; several: any of them. */
    programs: z.array(programSchema),
    /** From 1. */
    page: z.int(),
  }),
  /** How many there are, or are found; at most a thousand are counted in a search. */
  total: z.int(),
  pages: z.int(),
  /** The letters that have businesses. */
  letters: z.array(z.string()),
  businesses: z.array(businessSchema),
})
export type Directory = z.output<typeof directorySchema>

const sampleBranch: BusinessBranch = {
  id: 'a',
  street: 'Marktgasse 47',
  zip: '8400',
  city: 'Winterthur',
  phone: '+41 52 212 47 30',
  email: 'hallo@optik-lindenhof.ch',
  website: 'https://optik-lindenhof.ch',
  place: { x: 424, y: 68 },
  periods: [{ day: 5, open: '18:00', close: '01:00' }],
  special: [],
}

/** The beginning of the directory of businesses, as a page shows it before anybody asks for more. */
export const directory = defineSource({
  name: 'directory',
  schema: directorySchema,
  empty: { asked: { search: '', letter: '', programs: [], page: 1 }, total: 0, pages: 0, letters: [], businesses: [] },
  tags: (shown) => ['collection:businesses', ...mediaTags(shown.businesses.map(({ logo }) => logo))],
  ages: 'never',
  sample: {
    asked: { search: '', letter: '', programs: [], page: 1 },
    total: 2,
    pages: 1,
    letters: ['L', 'O'],
    businesses: [
      {
        id: '00000000-0000-4000-8000-0000000000f1',
        name: 'Linsenwerk',
        letter: 'L',
        logo: null,
        programs: ['frequentlens'],
        branches: [
          {
            ...sampleBranch,
            id: 'b',
            city: 'Bülach',
            zip: '8180',
            place: { x: 394, y: 66 },
            email: '',
            website: '',
            periods: [],
          },
        ],
      },
      {
        id: '00000000-0000-4000-8000-0000000000f2',
        name: 'Optik Lindenhof',
        letter: 'O',
        logo: null,
        programs: ['gesundheitsoptik', 'frequentlens'],
        branches: [sampleBranch],
      },
    ],
  },
})
