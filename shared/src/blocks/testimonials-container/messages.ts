import type { Locale } from '../../kernel/locale.ts'

/** A rating in words, in every content language. */
export const messages: { readonly [L in Locale]: (rating: number) => string } = {
  de: (rating) => `${rating} von 5 Sternen`,
  fr: (rating) => `${rating} étoiles sur 5`,
  it: (rating) => `${rating} stelle su 5`,
  rm: (rating) => `${rating} da 5 stailas`,
  en: (rating) => `${rating} out of 5 stars`,
  sq: (rating) => `${rating} nga 5 yje`,
  sr: (rating) => `${rating} od 5 zvezdica`,
  hr: (rating) => `${rating} od 5 zvjezdica`,
  es: (rating) => `${rating} de 5 estrellas`,
  pt: (rating) => `${rating} de 5 estrelas`,
}
