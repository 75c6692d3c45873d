/** Failures of a magazine’s articles. */
export const articleErrors = {
  /** No article stands at an address, as the magazine knows it. */
  ARTICLE_NOT_FOUND: 404,
  /** The magazine does not answer, or says what nobody understands. */
  ARTICLES_DOWN: 502,
  /** No magazine is set up that articles could be read from. */
  ARTICLES_OFF: 409,
} as const
