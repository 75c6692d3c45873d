import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { media } from '@blickfang/contract/options/media/option.ts'
import { videoSetup } from '@blickfang/contract/sources/video-setup/source.ts'

/** A film that is streamed or plays at YouTube, behind a poster of our own until somebody presses it. */
export const videoPlayer = defineBlock({
  name: 'videoPlayer',
  label: { de: 'Video', fr: 'Vidéo', en: 'Video' },
  section: 'content',
  place: 5,
  icon: 'circle-play',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'In zwei Minuten erklärt' }),
    lead: richText(words.lead),
    caption: text({ de: 'Legende', fr: 'Légende', en: 'Caption' }, { maxLength: 300 }),
  },
  options: {
    video: media({ de: 'Video', fr: 'Vidéo', en: 'Video' }, { filter: ['video'] }),
    alignment: boardOptions.alignment(),
  },
  showWhen: { alignment: { video: { comparison: '!=', value: null } } },
  sources: [videoSetup],
})
