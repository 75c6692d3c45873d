import { button, richText } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const rowButton = defineGroup({
  name: 'rowButton',
  label: words.button,
  fields: { button: button(words.button, { sample: 'Termin buchen' }) },
  options: {
    isQuiet: checkbox({ de: 'Zurückhaltend', fr: 'Discret', en: 'Quiet' }),
  },
})

/** Buttons side by side. */
export const buttonRow = defineBlock({
  name: 'buttonRow',
  label: { de: 'Schaltflächen', fr: 'Boutons', en: 'Buttons' },
  section: 'content',
  icon: 'square-mouse-pointer',
  fields: { text: richText({ de: 'Text darüber', fr: 'Texte au-dessus', en: 'Text above' }) },
  options: { alignment: alignment(words.alignment) },
  children: { buttons: rowButton },
  starter: { buttons: 2 },
})
