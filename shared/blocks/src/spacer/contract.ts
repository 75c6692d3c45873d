import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { size } from '@blickfang/contract/options/size/option.ts'

export const spacer = defineBlock({
  name: 'spacer',
  label: { de: 'Abstand', fr: 'Espace', en: 'Spacer' },
  element: 'div',
  section: 'content',
  place: 12,
  icon: 'separator-horizontal',
  fields: {},
  options: {
    spacing: size(words.spacing, { fallback: 'none', editable: false }),
    size: size({ de: 'Höhe', fr: 'Hauteur', en: 'Height' }, { filter: ['small', 'medium', 'large'] }),
    line: checkbox({ de: 'Trennlinie', fr: 'Ligne de séparation', en: 'Dividing line' }),
  },
})
