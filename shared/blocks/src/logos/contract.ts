import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { link } from '@blickfang/contract/options/link/option.ts'
import { size } from '@blickfang/contract/options/size/option.ts'

const logoCard = defineGroup({
  name: 'logoCard',
  label: { de: 'Logo', fr: 'Logo', en: 'Logo' },
  fields: {
    image: media({ de: 'Logo', fr: 'Logo', en: 'Logo' }),
    name: text({ de: 'Name darunter', fr: 'Nom en dessous', en: 'Name below' }, { maxLength: 80 }),
  },
  options: { link: link({ de: 'Link', fr: 'Lien', en: 'Link' }) },
})

/** Marks of brands, partners and associations. */
export const logos = defineBlock({
  name: 'logos',
  label: { de: 'Logos', fr: 'Logos', en: 'Logos' },
  section: 'content',
  icon: 'shapes',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Unsere Marken' }),
    lead: richText(words.lead),
  },
  options: {
    size: size(
      { de: 'Grösse der Logos', fr: 'Taille des logos', en: 'Size of the logos' },
      {
        filter: ['small', 'medium', 'large'],
      },
    ),
    isGrey: checkbox({ de: 'In Grau', fr: 'En gris', en: 'In grey' }),
    isBoxed: checkbox(
      { de: 'Auf weissen Feldern', fr: 'Sur des cases blanches', en: 'On white tiles' },
      { fallback: true },
    ),
  },
  children: { logos: logoCard },
  starter: { logos: 5 },
})
