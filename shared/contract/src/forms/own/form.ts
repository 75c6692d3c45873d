import { defineForm } from '../../kernel/form.ts'

/** More than this is no letter to a shop, in letters of an entry as JSON. */
const most = 60_000

/**
 * Form whose fields its owner makes, as cards of the block `form`. The confirmation repeats nothing, because all of it may be a
 * stranger's words. Holds what all such forms share: `madeForm` adds the fields of each.
 */
export const ownForm = defineForm({
  name: 'own',
  label: { de: 'Eigenes Formular', fr: 'Formulaire personnalisé', en: 'Form of one’s own' },
  path: '/form',
  summary: 'Send a form that the owner of the site has made',
  fields: {},
  isOwn: true,
  bodyLimit: 256 * 1024,
  block: { name: 'form', counts: 'named' },
  refusals: ['changed'],
  refuses: { tooMuch: (values) => JSON.stringify(values).length > most },
  reasons: [
    ...['required', 'tooLong', 'email', 'phone', 'number', 'date', 'year', 'choice', 'consent'],
    ...['fileType', 'fileTooLarge', 'fileUnsafe', 'fileGone', 'fileMany'],
  ],
  sender: null,
})
