import * as z from 'zod/mini'
import { translate } from '../../kernel/messages/translator.ts'
import { defineOption } from '../../kernel/option.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { messages } from './messages.generated.ts'

/** So many pictures one list has at most. */
export const maxPictures = 10

/** Pictures of the media library in their order, by their ids. */
export const mediaList = defineOption({
  type: 'mediaList',
  schema: z.array(idSchema).check(z.maxLength(maxPictures)),
  fallback: [],
  named: { media: [['*']] },
  resolve: (ids, { mediumOf }) => ids.flatMap((id) => mediumOf(id) ?? []),
  inWords: (ids, { language }) => translate(messages, language)('count', { count: ids.length }),
  samples: [[], ['/bild.jpg'], ['/bild.jpg', '/laden.jpg']],
})
