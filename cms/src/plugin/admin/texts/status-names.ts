import type { Status } from '@blickfang/shared/content/status.ts'
import type { Label } from '@blickfang/shared/kernel/label.ts'

/** Names of the statuses. */
export const statusNames: { readonly [S in Status]: Label } = {
  draft: { de: 'Entwurf', fr: 'Brouillon', en: 'Draft' },
  published: { de: 'Veröffentlicht', fr: 'Publié', en: 'Published' },
  archived: { de: 'Archiviert', fr: 'Archivé', en: 'Archived' },
  markedForDeletion: { de: 'Zum Löschen vorgemerkt', fr: 'Marqué pour suppression', en: 'Marked for deletion' },
  deleted: { de: 'Gelöscht', fr: 'Supprimé', en: 'Deleted' },
}
