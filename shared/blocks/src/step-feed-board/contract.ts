import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

const stepFeedCard = defineGroup({
  name: 'stepFeedCard',
  label: { de: 'Schritt', fr: 'Étape', en: 'Step' },
  fields: {
    image: media(words.image),
    kicker: text({ de: 'Zusatz', fr: 'Complément', en: 'Beside the number' }, { maxLength: 80 }),
    title: text(words.title, { maxLength: 200, sample: 'Zuerst hören wir zu' }),
    text: richText(words.text, { sample: 'Was in diesem Schritt geschieht.' }),
    button: button(words.button),
  },
  options: {
    minutes: number(
      { de: 'Dauer in Minuten, für den Zeitstrahl', fr: 'Durée en minutes, pour la ligne du temps', en: 'Minutes' },
      { range: { min: 1, max: 480 }, fallback: 10 },
    ),
  },
})

/** Steps that follow one another, numbered. */
export const stepFeedBoard = defineBlock({
  name: 'stepFeedBoard',
  label: { de: 'Schritte', fr: 'Étapes', en: 'Step board' },
  section: 'content',
  place: 9,
  icon: 'list-ordered',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'So läuft es ab' }),
    lead: richText(words.lead),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'split', 'timeline'] }),
    columnLayout: boardOptions.columnLayout({ filter: ['3', '4'] }),
    titleSize: textSize({ de: 'Titelgrösse', fr: 'Taille du titre', en: 'Title size' }),
    lenses: checkbox(
      { de: 'Bilder als Linsen', fr: 'Images en forme de lentilles', en: 'Pictures as lenses' },
      { fallback: true },
    ),
  },
  showWhen: { columnLayout: { gridLayout: { comparison: '=', value: 'grid' } } },
  children: { cards: stepFeedCard },
  starter: { cards: 3 },
})
