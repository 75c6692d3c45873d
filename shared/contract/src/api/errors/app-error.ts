import type { Json } from '../../kernel/json.ts'

/** Every way in which a request can fail, with its HTTP status. Closed: a new failure gets a code here and a sentence in messages.json. */
export const errorStatus = {
  /** The body is no JSON, the query cannot be read, or a header is missing. */
  BAD_REQUEST: 400,
  /** A value breaks its schema; `fields` says which and why. */
  INVALID: 400,
  /** A page address is empty once normalised. */
  SLUG_EMPTY: 400,
  /** No session, or one that has ended. */
  UNAUTHENTICATED: 401,
  /** E-mail or password is wrong. */
  WRONG_LOGIN: 401,
  /** Not the password of the page. */
  WRONG_PASSWORD: 403,
  /** Signed in, but this role may not. */
  FORBIDDEN: 403,
  /** A write that another website started. */
  FOREIGN_ORIGIN: 403,
  /** The thing does not exist, or not for this caller. */
  NOT_FOUND: 404,
  /** The path exists, but not with this method. */
  METHOD_NOT_ALLOWED: 405,
  /** Someone changed the same value since the revision that the caller names; `conflict` holds what is there now. */
  CONFLICT: 409,
  /** Another page of the collection holds this address in this language. */
  SLUG_TAKEN: 409,
  /** Publishing while texts lack a translation; `missing` counts them by language. */
  TRANSLATIONS_MISSING: 409,
  /** The thing is used elsewhere and cannot be removed. */
  IN_USE: 409,
  /** A machine was to translate, and a person has written there already. */
  TRANSLATED_BY_PERSON: 409,
  /** No service that translates is set up. */
  TRANSLATION_OFF: 409,
  /** The service that translates does not know one of the two languages, or the site does not use it. */
  TRANSLATION_LANGUAGE: 409,
  /** What the service that translates may do for its key is used up. */
  TRANSLATION_USED_UP: 409,
  /** The service that translates refuses its key. */
  TRANSLATION_KEY: 502,
  /** The service that translates does not answer, or says what nobody understands; nothing was changed. */
  TRANSLATION_DOWN: 502,
  /** A translation came back without a link or a mark of the original, or longer than its field takes. */
  TRANSLATION_BROKEN: 502,
  /** A link that was mailed to a new address of an account and has expired, was used, replaced or given up. */
  LINK_VOID: 410,
  /** An address that an account cannot have: another one has it. Whose it is, nobody learns. */
  ADDRESS_REFUSED: 409,
  /** Demoting or deleting the only account that may manage accounts. */
  LAST_ADMIN: 409,
  /** A coupon before everybody has a score on the last hole. */
  ROUND_INCOMPLETE: 409,
  /** A coupon for somebody who has not won. */
  NOT_WINNER: 409,
  /** A coupon for a round that is shorter than any can be; `earliestAt` says from when there is one. */
  ROUND_TOO_SHORT: 409,
  /** A coupon after the day's, or those of the network, were all given out. */
  NO_COUPONS_LEFT: 409,
  /** A coupon that was handed in before; `redeemedAt` says when, `redeemedBy` by whom. */
  ALREADY_REDEEMED: 409,
  /** The body is over the endpoint's limit. */
  TOO_LARGE: 413,
  /** A picture of more pixels than the site takes. */
  PICTURE_TOO_LARGE: 413,
  /** The file's extension is not allowed, or its bytes are no picture. */
  FILE_TYPE: 415,
  /** A picture under the extension of another kind; `is` names its own. */
  FILE_MISNAMED: 415,
  /** A picture file of several pages, of which the site would show one. */
  FILE_PAGES: 422,
  /** A picture that breaks off or is broken: nobody could show it. */
  FILE_DAMAGED: 422,
  /** A drawing that is not well-formed, or in an encoding that nobody knows. */
  DRAWING_UNREADABLE: 422,
  /** A drawing of which something that is seen would go; `what` says: `text`, `image`, `style` or `part`. */
  DRAWING_LOSES: 422,
  /** A picture that was not done in the time that one has. */
  PICTURE_SLOW: 422,
  /** Something of which no part can be made: a video, or a picture that nobody can read. */
  CROP_FAILED: 422,
  /** What was to be moved, or the place to which, is not in the collection (any more). */
  NOT_IN_COLLECTION: 422,
  /** What reads pictures has ended in the middle of one, most likely for want of memory. */
  PICTURE_INTERRUPTED: 503,
  /** The picture of this key is still worked on; asking for it again tells how it ends. */
  PICTURE_PENDING: 409,
  /** Too many requests of this client; `Retry-After` says when. */
  RATE_LIMITED: 429,
  /** Unknown fault. The cause is in the log under the request id and never in the answer. */
  INTERNAL: 500,
  /** Done and live, but a web process that may still show the page from before did not let go of it; it is told again until it does. */
  NOT_SHOWN_YET: 503,
  /** A service that is needed (database, storage) does not answer; trying again may help. */
  UNAVAILABLE: 503,
  /** YouTube or Mux does not have the video, or shows it to some only. */
  VIDEO_NOT_FOUND: 404,
  /** YouTube or Mux does not answer, or says what nobody understands; nothing was kept. */
  VIDEO_SERVICE_DOWN: 502,
  /** No keys for the service that takes films: there is no uploading of films. */
  VIDEO_UPLOAD_OFF: 409,
  /** Mux gave no address for a film to be uploaded to. */
  VIDEO_UPLOAD_REFUSED: 502,
  /** Mux said yes to an upload, and no address or no id. */
  VIDEO_UPLOAD_EMPTY: 502,
  /** A film has arrived at Mux, or has not, and the library could not note it. */
  VIDEO_ENTRY_FAILED: 502,
  /** Captions that are no WebVTT; `line` says where, `what` what is wrong: `header`, `time`, `order` or `empty`. */
  CAPTIONS_WRONG: 422,
  /** No article stands at an address, as the magazine knows it. */
  ARTICLE_NOT_FOUND: 404,
  /** The magazine does not answer, or says what nobody understands. */
  ARTICLES_DOWN: 502,
  /** No magazine is set up that articles could be read from. */
  ARTICLES_OFF: 409,
  /** The disk or the bucket of the media library holds no more; nothing was kept. */
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The only error that operations throw on purpose: `serve` turns it into an answer, everything else into INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** What the answer carries beside the code: `fields`, `conflict`, `missing`. */
  readonly detail: { readonly [key: string]: Json } | undefined

  constructor(code: ErrorCode, detail?: { readonly [key: string]: Json }, cause?: unknown) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
