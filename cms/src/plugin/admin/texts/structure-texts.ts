import type { DialogSection } from '@blickfang/shared/kernel/block.ts'
import type { Label } from '@blickfang/shared/kernel/label.ts'

/** Words of the admin's tools that add, move, remove and bring back blocks and pages. */
export const structureTexts = {
  add: { de: 'Hinzufügen', fr: 'Ajouter', en: 'Add' },
  addBlock: { de: 'Baustein hinzufügen', fr: 'Ajouter un bloc', en: 'Add a block' },
  block: { de: 'Baustein', fr: 'Bloc', en: 'Block' },
  place: { de: 'Platz', fr: 'Emplacement', en: 'Place' },
  last: { de: 'Zuunterst', fr: 'Tout en bas', en: 'At the bottom' },
  first: { de: 'Zuoberst', fr: 'Tout en haut', en: 'At the top' },
  after: { de: 'Nach', fr: 'Après', en: 'After' },
  choose: { de: 'Bitte wählen', fr: 'Veuillez choisir', en: 'Please choose' },
  moveUp: { de: 'Nach oben', fr: 'Monter', en: 'Move up' },
  moveDown: { de: 'Nach unten', fr: 'Descendre', en: 'Move down' },
  remove: { de: 'Entfernen', fr: 'Supprimer', en: 'Remove' },
  restore: { de: 'Wiederherstellen', fr: 'Restaurer', en: 'Restore' },
  added: { de: 'Hinzugefügt.', fr: 'Ajouté.', en: 'Added.' },
  moved: { de: 'Verschoben.', fr: 'Déplacé.', en: 'Moved.' },
  removed: { de: 'Entfernt.', fr: 'Supprimé.', en: 'Removed.' },
  restored: { de: 'Wiederhergestellt.', fr: 'Restauré.', en: 'Restored.' },
  removedBlocks: { de: 'Entfernte Bausteine', fr: 'Blocs supprimés', en: 'Removed blocks' },
  removedCards: { de: 'Entfernt', fr: 'Supprimés', en: 'Removed' },
  removedPages: { de: 'Gelöschte Seiten', fr: 'Pages supprimées', en: 'Deleted pages' },
  newPage: { de: 'Neue Seite', fr: 'Nouvelle page', en: 'New page' },
  nameOfPage: { de: 'Name der Seite', fr: 'Nom de la page', en: 'Name of the page' },
  address: { de: 'Adresse', fr: 'Adresse', en: 'Address' },
  addressHint: {
    de: 'Leer lassen: wird aus dem Namen gebildet.',
    fr: 'Laisser vide : elle est formée à partir du nom.',
    en: 'Leave empty to make it from the name.',
  },
  collection: { de: 'Gehört zu', fr: 'Fait partie de', en: 'Belongs to' },
  create: { de: 'Anlegen', fr: 'Créer', en: 'Create' },
  cancel: { de: 'Abbrechen', fr: 'Annuler', en: 'Cancel' },
  created: { de: 'Die Seite ist angelegt.', fr: 'La page est créée.', en: 'The page is created.' },
  archive: { de: 'Archivieren', fr: 'Archiver', en: 'Archive' },
  unarchive: { de: 'Aus dem Archiv holen', fr: 'Désarchiver', en: 'Unarchive' },
  archived: {
    de: 'Archiviert. Es gilt für alle, sobald die Seite veröffentlicht wird.',
    fr: 'Archivée. Effectif pour tous dès la publication de la page.',
    en: 'Archived. It holds for everyone once the page is published.',
  },
  unarchived: {
    de: 'Aus dem Archiv geholt. Es gilt für alle, sobald die Seite veröffentlicht wird.',
    fr: 'Désarchivée. Effectif pour tous dès la publication de la page.',
    en: 'Unarchived. It holds for everyone once the page is published.',
  },
  delete: { de: 'Löschen', fr: 'Supprimer', en: 'Delete' },
  deleteQuestion: {
    de: 'Eine Seite, die nie veröffentlicht war, verschwindet sofort. Jede andere bleibt sichtbar, bis Sie die Löschung veröffentlichen. Sie können sie wiederherstellen.',
    fr: "Une page qui n'a jamais été publiée disparaît tout de suite. Toute autre reste visible jusqu'à ce que vous publiiez la suppression. Vous pouvez la restaurer.",
    en: 'A page that was never published goes at once. Any other stays visible until you publish the deletion. You can restore it.',
  },
  deleted: { de: 'Die Seite ist gelöscht.', fr: 'La page est supprimée.', en: 'The page is deleted.' },
} satisfies Record<string, Label>

/** Sections of the list of blocks. Source: spec/editor.md §2. */
export const sectionTexts: { readonly [S in DialogSection]: Label } = {
  start: { de: 'Start', fr: 'Début', en: 'Start' },
  team: { de: 'Team und Stellen', fr: 'Équipe et emplois', en: 'Team and jobs' },
  content: { de: 'Inhalt', fr: 'Contenu', en: 'Content' },
  collections: { de: 'Sammlungen', fr: 'Collections', en: 'Collections' },
  various: { de: 'Verschiedenes', fr: 'Divers', en: 'Various' },
  remaining: { de: 'Weitere', fr: 'Autres', en: 'More' },
}
