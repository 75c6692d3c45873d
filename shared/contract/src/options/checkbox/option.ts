import * as z from 'zod/mini'
import { labelIn } from '../../kernel/label.ts'
import { defineOption } from '../../kernel/option.ts'

const words = {
  yes: { de: 'Ja', fr: 'Oui', en: 'Yes' },
  no: { de: 'Nein', fr: 'Non', en: 'No' },
}

/** Something that is on or off. */
export const checkbox = defineOption({
  type: 'checkbox',
  schema: z.boolean(),
  fallback: false,
  inWords: (isOn, { language }) => labelIn(isOn ? words.yes : words.no, language),
  samples: [true, false],
})
