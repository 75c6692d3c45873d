import { text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

/** Takes orders for another day. */
export const orderForm = defineBlock({
  name: 'orderForm',
  label: { de: 'Bestellung', fr: 'Commande', en: 'Order' },
  section: 'content',
  icon: 'mail',
  fields: { title: text(words.title, { maxLength: 300, sample: 'Bestellen' }) },
  options: { closed: checkbox({ de: 'Geschlossen', fr: 'Fermé', en: 'Closed' }) },
})
