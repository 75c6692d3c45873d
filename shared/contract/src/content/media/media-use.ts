import * as z from 'zod/mini'
import { type Label, labelIn } from '../../kernel/label.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { settingsPictures } from '../settings.ts'
import { settingLabel } from '../settings-values/settings-values.ts'

/** A picture of the settings goes by the last part of its path. */
const pictures = settingsPictures.map((path) => path.split('.').at(-1) ?? path)
const settings: Label = { de: 'Einstellungen', fr: 'Réglages', en: 'Settings' }

/** Where a medium is used: on a page, in its draft or live; as one of the settings' pictures; in what was read of another service; as the picture of a person of the team; in a job, an advert or a business. */
export const mediaUseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), id: idSchema, name: z.string() }),
  z.object({ kind: z.literal('setting'), name: z.enum(pictures) }),
  z.object({ kind: z.literal('feed'), name: z.enum(['posts', 'articles']) }),
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('entry'), name: z.string() }),
])
export type MediaUse = z.output<typeof mediaUseSchema>

const feeds: Readonly<Record<'posts' | 'articles', Label>> = {
  posts: { de: 'Beiträge von Instagram', fr: 'Publications Instagram', en: 'Posts on Instagram' },
  articles: { de: 'Artikel von anderswo', fr: 'Articles d’ailleurs', en: 'Articles of elsewhere' },
}

/** A use as people are told of it. */
export function nameOfUse(use: MediaUse, language: string): string {
  if (use.kind === 'setting') {
    const path = settingsPictures[pictures.indexOf(use.name)] ?? ''
    return `${labelIn(settings, language)} (${settingLabel(path, language)})`
  }
  return use.kind === 'feed' ? labelIn(feeds[use.name], language) : use.name
}
