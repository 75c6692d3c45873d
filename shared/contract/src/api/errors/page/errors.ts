/** Failures of pages: their addresses, their collections, their password, and making them live. */
export const pageErrors = {
  /** A page address is empty once normalised. */
  SLUG_EMPTY: 400,
  /** Another page of the collection holds this address in this language. */
  SLUG_TAKEN: 409,
  /** Publishing while texts lack a translation; `missing` counts them by language. */
  TRANSLATIONS_MISSING: 409,
  /** Something of the page was saved since the changes were read that the caller names as seen. */
  CHANGED_SINCE: 409,
  /** The member to be moved, or the place to move it to, is not in the collection (any more). */
  NOT_IN_COLLECTION: 422,
  /** Taking the home page offline, without which the site has no front door. */
  HOME_STAYS: 409,
  /** Done and live, but a web process that may still show the page from before did not let go of it; it is told again until it does. */
  NOT_SHOWN_YET: 503,
  /** Not the password of the page. */
  WRONG_PASSWORD: 403,
} as const
