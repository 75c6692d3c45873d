import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { link } from '@blickfang/contract/options/link/option.ts'
import { size } from '@blickfang/contract/options/size/option.ts'

const collagePicture = defineGroup({
  name: 'imageCollagePicture',
  label: words.image,
  fields: {
    image: media(words.image),
    caption: text({ de: 'Legende', fr: 'Légende', en: 'Caption' }, { maxLength: 160 }),
  },
  options: { link: link({ de: 'Link des Bildes', fr: 'Lien de l’image', en: 'Link of the picture' }) },
})

/** Three to seven pictures in one composition, whose first is the largest. */
export const imageCollage = defineBlock({
  name: 'imageCollage',
  label: { de: 'Bildcollage', fr: 'Collage d’images', en: 'Image collage' },
  section: 'content',
  place: 6,
  icon: 'layout-dashboard',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Ein Tag bei uns' }),
    lead: richText(words.lead),
  },
  options: {
    lenses: checkbox({ de: 'Bilder als Linsen', fr: 'Images en forme de lentilles', en: 'Pictures as lenses' }),
    mirrored: checkbox({ de: 'Gespiegelt', fr: 'En miroir', en: 'Mirrored' }),
    gap: size({ de: 'Zwischenraum', fr: 'Intervalle', en: 'Gap' }, { fallback: 'small' }),
  },
  children: { pictures: collagePicture },
  starter: { pictures: 5 },
  bounds: { pictures: { min: 3, max: 7 } },
})
