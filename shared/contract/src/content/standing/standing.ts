import { type Label, labelIn } from '../../kernel/label.ts'
import type { Status } from '../status.ts'

/** Where something stands as people read it: a status, but what is live and differs from its draft is told apart. */
export type Standing = Status | 'changed'

interface Known {
  readonly status: Status
  /** Visitors see it, as it was published last. */
  readonly isLive: boolean
  /** The item, or something in it, waits to be published. */
  readonly waits: boolean
}

/** The one rule for what is said of a page, block or field anywhere: what visitors see is never called a draft. */
export function standingOf({ status, isLive, waits }: Known): Standing {
  if (status === 'published') return waits ? 'changed' : 'published'
  return status === 'draft' && isLive ? 'changed' : status
}

const names: { readonly [S in Standing]: Label } = {
  draft: { de: 'Entwurf', fr: 'Brouillon', en: 'Draft' },
  published: { de: 'Veröffentlicht', fr: 'Publié', en: 'Published' },
  changed: {
    de: 'Veröffentlicht, mit Änderungen',
    fr: 'Publié, avec des modifications',
    en: 'Published, with changes',
  },
  archived: { de: 'Archiviert', fr: 'Archivé', en: 'Archived' },
  markedForDeletion: {
    de: 'Wird beim Veröffentlichen gelöscht',
    fr: 'Sera supprimé à la publication',
    en: 'Will be deleted on publishing',
  },
  deleted: { de: 'Gelöscht', fr: 'Supprimé', en: 'Deleted' },
}

/** A standing in the reader's language. */
export function standingInWords(standing: Standing, language: string): string {
  return labelIn(names[standing], language)
}
