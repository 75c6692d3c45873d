/** Failures of accounts and of signing in. */
export const accountErrors = {
  /** E-mail or password is wrong. */
  WRONG_LOGIN: 401,
  /** A link that was mailed to a new address of an account and has expired, was used, replaced or given up. */
  LINK_VOID: 410,
  /** An address that an account cannot have: another one has it. Whose it is, nobody learns. */
  ADDRESS_REFUSED: 409,
  /** Demoting or deleting the only account that may manage accounts. */
  LAST_ADMIN: 409,
  /** A key for programs that was withdrawn, whose account is gone, or that never was one. */
  KEY_VOID: 401,
  /** A key for programs that is not for this: it reaches less far, or no key may do it. */
  BEYOND_KEY: 403,
  /** An account that has as many keys as it may have. */
  TOO_MANY_KEYS: 409,
  /** An invitation that has expired, was accepted, withdrawn or replaced; `what` says which, where it is known. */
  INVITATION_VOID: 410,
  /** An invitation to an address that has an account. Said to admins, and to whoever holds the link that was mailed there. */
  ACCOUNT_EXISTS: 409,
  /** A mail that cannot be sent, because no mail server is set up. */
  NO_MAIL_SERVER: 503,
  /** A password that somebody confirms a change of their account with, and is wrong. */
  PASSWORD_WRONG: 403,
  /** A right password of an account that signs in in two steps: a code is asked for. Said to nobody without the password. */
  SECOND_FACTOR_NEEDED: 401,
  /** A code of the second step that is wrong, too old or was used already. */
  SECOND_FACTOR_WRONG: 403,
  /** Work of an admin who does not sign in in two steps although the settings ask for it, and switching it off where they do. */
  SECOND_FACTOR_REQUIRED: 403,
  /** Beginning to sign in in two steps where one does already. */
  SECOND_FACTOR_ON: 409,
  /** Signing in in two steps, or asking it of admins, where accounts are a project's own. */
  SECOND_FACTOR_ELSEWHERE: 409,
} as const
