import * as z from 'zod/mini'
import { defineOutside } from '../define-outside.ts'

const answerSchema = z.array(z.object({ title: z.string(), text: z.string(), href: z.string() }))

/** The shop's posts on Instagram, which the block «Instagram» shows. */
export const posts = defineOutside({
  collection: 'posts',
  label: { de: 'Instagram', fr: 'Instagram', en: 'Instagram' },
  says: {
    de: 'Beiträge kommen von Instagram. Sie schreiben, ändern und löschen sie dort; hier erscheint es mit dem nächsten Abruf.',
    fr: 'Les publications viennent d’Instagram. Vous les rédigez, modifiez et supprimez là-bas\u00a0; cela apparaît ici à la prochaine lecture.',
    en: 'Posts come from Instagram. Write, change and delete them there; it shows here with the next reading.',
  },
  service: { name: 'Instagram', href: 'https://www.instagram.com/' },
  list: (answer) => answerSchema.safeParse(answer).data ?? [],
})
