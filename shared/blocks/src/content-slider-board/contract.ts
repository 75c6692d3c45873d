import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { textPosition } from '@blickfang/contract/options/text-position/option.ts'

const contentSliderCard = defineGroup({
  name: 'contentSliderCard',
  label: { de: 'Bild der Diaschau', fr: 'Vue du diaporama', en: 'Slide' },
  fields: {
    image: media(words.image),
    title: text(words.title, { maxLength: 200, sample: 'Ein Gedanke je Karte' }),
    text: richText(words.text, { sample: 'Zwei, drei Sätze genügen.' }),
    button: button(words.button),
  },
  options: {
    textPosition: textPosition({ de: 'Ort des Textes', fr: 'Place du texte', en: 'Place of the text' }),
  },
})

export const contentSliderBoard = defineBlock({
  name: 'contentSliderBoard',
  label: { de: 'Diaschau über den ganzen Bildschirm', fr: 'Diaporama plein écran', en: 'Full-screen slide show' },
  section: 'content',
  place: 18,
  icon: 'gallery-vertical',
  fields: {
    title: text(words.title, { maxLength: 200, sample: 'Schritt für Schritt' }),
  },
  options: {
    pagination: checkbox(
      { de: 'Fortschritt zeigen', fr: 'Afficher la progression', en: 'Show the progress' },
      { fallback: true },
    ),
    scrollLock: checkbox(
      { de: 'Beim Scrollen Karte für Karte', fr: 'Défiler carte par carte', en: 'Scroll card by card' },
      { fallback: true },
    ),
  },
  children: { cards: contentSliderCard },
  starter: { cards: 3 },
})
