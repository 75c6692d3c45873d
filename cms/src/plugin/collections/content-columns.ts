import type { Field } from 'payload'
import { fixed } from './content-collection.ts'

/**
 * The columns that pages, groups and fields share, see docs/ARCHITECTURE.md. `hidden` deletes a value from every answer once
 * the traversal reaches it, so these come after the virtual fields that read them.
 */
export const contentColumns: Field[] = [
  {
    name: 'status',
    type: 'text',
    label: { de: 'Status', fr: 'Statut', en: 'Status' },
    admin: {
      readOnly: true,
      position: 'sidebar',
      components: {
        Field: '@blickfang/cms/client#StatusField',
        Cell: '@blickfang/cms/client#StatusCell',
      },
    },
    access: fixed,
  },
  {
    name: 'changed',
    type: 'checkbox',
    label: { de: 'Wartet auf Veröffentlichung', fr: 'En attente de publication', en: 'Waits to be published' },
    admin: { hidden: true },
    access: fixed,
  },
  {
    name: 'isLive',
    type: 'checkbox',
    virtual: true,
    label: { de: 'Für Besucher sichtbar', fr: 'Visible pour les visiteurs', en: 'Seen by visitors' },
    admin: { hidden: true },
    access: fixed,
    hooks: { afterRead: [({ siblingData }) => Boolean(siblingData.published)] },
  },
  {
    name: 'updatedBy',
    type: 'relationship',
    relationTo: 'bf-users',
    label: { de: 'Zuletzt geändert von', fr: 'Dernière modification par', en: 'Last changed by' },
    admin: { readOnly: true, position: 'sidebar', allowCreate: false },
    access: fixed,
  },
  { name: 'rev', type: 'number', defaultValue: 0, admin: { hidden: true } },
  { name: 'draft', type: 'json', hidden: true },
  { name: 'published', type: 'json', hidden: true },
  { name: 'revs', type: 'json', hidden: true },
]
