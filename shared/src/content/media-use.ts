import * as z from 'zod/mini'
import { type Label, labelIn } from '../kernel/label.ts'
import { idSchema } from '../kernel/text/id.ts'
import { settingsPictures } from './settings.ts'

/** Where a medium is used: on a page, in its draft or live; as one of the settings' pictures; in what was read of another service; as the picture of a person of the team; in a job, an advert or a business. */
export const mediaUseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), id: idSchema, name: z.string() }),
  z.object({ kind: z.literal('setting'), name: z.enum(settingsPictures) }),
  z.object({ kind: z.literal('feed'), name: z.enum(['posts', 'articles']) }),
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('entry'), name: z.string() }),
])
export type MediaUse = z.output<typeof mediaUseSchema>

const settings: Readonly<Record<(typeof settingsPictures)[number], Label>> = {
  logo: { de: 'Einstellungen (Logo)', fr: 'Réglages (logo)', en: 'Settings (logo)' },
  alternativeLogo: {
    de: 'Einstellungen (Logo für dunklen Grund)',
    fr: 'Réglages (logo pour fond sombre)',
    en: 'Settings (logo for dark grounds)',
  },
  icon: {
    de: 'Einstellungen (Zeichen für Browser-Tab)',
    fr: 'Réglages (icône d’onglet)',
    en: 'Settings (icon for browser tabs)',
  },
}

const feeds: Readonly<Record<'posts' | 'articles', Label>> = {
  posts: { de: 'Beiträge von Instagram', fr: 'Publications Instagram', en: 'Posts on Instagram' },
  articles: { de: 'Artikel von anderswo', fr: 'Articles d’ailleurs', en: 'Articles of elsewhere' },
}

/** A use as people are told of it. */
export function nameOfUse(use: MediaUse, language: string): string {
  if (use.kind === 'setting') return labelIn(settings[use.name], language)
  return use.kind === 'feed' ? labelIn(feeds[use.name], language) : use.name
}
