/** Failures of setting a site up. */
export const setupErrors = {
  /** A set-up code that is not the one of this site. */
  SETUP_CODE: 403,
  /** A site that has an account already: it is set up no second time. */
  SETUP_CLOSED: 409,
  /** A demo that nobody can fill in here, or that is being filled in already. */
  SETUP_NO_DEMO: 409,
} as const
