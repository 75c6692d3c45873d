import * as z from 'zod/mini'
import { branchViewSchema } from '../../content/branch.ts'
import { defineSource } from '../../kernel/source.ts'

const branch = {
  id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11',
  name: 'Optik Lindenhof',
  street: 'Marktgasse',
  streetNumber: '47',
  zip: '8400',
  city: 'Winterthur',
  phone: '+41 52 212 47 30',
  email: 'hallo@optik-lindenhof.ch',
  latitude: null,
  longitude: null,
  periods: [{ day: 2, open: '09:00', close: '12:00' }],
  special: [{ date: '2999-12-25', open: '00:30', close: '00:30', note: 'Weihnachten' }],
}

/** The shops with their addresses and opening hours. Which days are over is for the visitor's browser to say. */
export const branches = defineSource({
  name: 'branches',
  schema: z.array(branchViewSchema),
  empty: [],
  tags: () => ['site'],
  ages: 'never',
  sample: [
    branch,
    { ...branch, id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c12', name: 'Optik am See', city: 'Zürich', special: [] },
  ],
})
