/** Failures of translating by machine. */
export const translationErrors = {
  /** A machine was to translate, and a person has written there already. */
  TRANSLATED_BY_PERSON: 409,
  /** No service that translates is set up. */
  TRANSLATION_OFF: 409,
  /** The service that translates does not know one of the two languages, or the site does not use it. */
  TRANSLATION_LANGUAGE: 409,
  /** The allowance of the key at the service that translates is used up. */
  TRANSLATION_USED_UP: 409,
  /** The service that translates refuses its key. */
  TRANSLATION_KEY: 502,
  /** The service that translates does not answer, or says what nobody understands; nothing was changed. */
  TRANSLATION_DOWN: 502,
  /** A translation came back without a link or a mark of the original, or longer than its field takes. */
  TRANSLATION_BROKEN: 502,
} as const
