import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const galleryPicture = defineGroup({
  name: 'mediaGalleryPicture',
  label: words.image,
  hasRemoveButton: true,
  fields: {
    image: media(words.image),
    caption: text({ de: 'Legende', fr: 'Légende', en: 'Caption' }, { maxLength: 200 }),
  },
})

/** Many pictures, each of which opens as large as the screen. */
export const mediaGallery = defineBlock({
  name: 'mediaGallery',
  label: { de: 'Mediengalerie', fr: 'Galerie de médias', en: 'Media gallery' },
  section: 'content',
  place: 16,
  icon: 'images',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Bilder von unserem Fest' }),
    lead: richText(words.lead),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'masonry', 'split', 'carousel', 'avatar'] }),
    columnLayout: boardOptions.columnLayout({ fallback: '4' }),
    phoneLayout: boardOptions.phoneLayout({ filter: ['stacked', 'columns', 'swipe'] }),
    imageFormat: boardOptions.imageFormat(),
    objectFit: boardOptions.objectFit(),
    gap: boardOptions.gap({ fallback: 'small' }),
    alignment: boardOptions.alignment(),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: '!=', value: 'split' } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    imageFormat: { gridLayout: { comparison: '!=', value: 'masonry' } },
    objectFit: { gridLayout: { comparison: '!=', value: 'masonry' } },
  },
  children: { pictures: galleryPicture },
  starter: { pictures: 6 },
})
