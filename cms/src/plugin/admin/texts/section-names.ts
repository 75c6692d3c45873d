import type { DialogSection } from '@blickfang/shared/kernel/block.ts'
import type { Label } from '@blickfang/shared/kernel/label.ts'

/** Sections of the list of blocks. Source: spec/editor.md §2. */
export const sectionNames: { readonly [S in DialogSection]: Label } = {
  start: { de: 'Start', fr: 'Début', en: 'Start' },
  team: { de: 'Team und Stellen', fr: 'Équipe et emplois', en: 'Team and jobs' },
  content: { de: 'Inhalt', fr: 'Contenu', en: 'Content' },
  collections: { de: 'Sammlungen', fr: 'Collections', en: 'Collections' },
  various: { de: 'Verschiedenes', fr: 'Divers', en: 'Various' },
  remaining: { de: 'Weitere', fr: 'Autres', en: 'More' },
}
