import * as z from 'zod/mini'
import { defineOutside } from '../define-outside.ts'

const answerSchema = z.array(
  z.object({
    branchName: z.string(),
    url: z.nullable(z.string()),
    reviews: z.array(z.object({ author: z.string(), rating: z.number(), text: z.string() })),
  }),
)

/** Reviews of the shop on Google, which the block «Bewertungen» shows. */
export const reviews = defineOutside({
  collection: 'reviews',
  label: { de: 'Bewertungen', fr: 'Avis', en: 'Reviews' },
  says: {
    de: 'Bewertungen kommen von Google, für jede Filiale mit einem Google-Ort. Antworten oder eine melden können Sie nur dort; hier erscheint es mit dem nächsten Abruf.',
    fr: 'Les avis viennent de Google, pour chaque succursale qui a un lieu Google. Répondre ou en signaler un n’est possible que là-bas\u00a0; cela apparaît ici à la prochaine lecture.',
    en: 'Reviews come from Google, for each branch with a Google place. Answer or report one there; it shows here with the next reading.',
  },
  service: { name: 'Google', href: 'https://business.google.com/' },
  list: (answer) =>
    (answerSchema.safeParse(answer).data ?? []).flatMap(({ branchName, url, reviews }) =>
      reviews.map(({ author, rating, text }) => ({ title: `${author}, ${rating} ★, ${branchName}`, text, href: url })),
    ),
})
