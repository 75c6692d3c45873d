/** Failures of the media library: its pictures, drawings and their store. */
export const mediaErrors = {
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
  /** A file that was offered as a document and is none that the site takes, whatever its name says. */
  DOCUMENT_TYPE: 415,
  /** A document that breaks off or that nobody can look through. */
  DOCUMENT_DAMAGED: 422,
  /** A document that may do something where it is opened; `what` says: `encrypted`, `script`, `action` or `files`. */
  DOCUMENT_UNSAFE: 422,
  /** A picture that was not done in the time that one has. */
  PICTURE_SLOW: 422,
  /** Something of which no part can be made: a video, or a picture that nobody can read. */
  CROP_FAILED: 422,
  /** The process that reads pictures has ended in the middle of one, most likely for want of memory. */
  PICTURE_INTERRUPTED: 503,
  /** The picture of this key is still worked on; asking for it again tells how it ends. */
  PICTURE_PENDING: 409,
  /** The disk or the bucket of the media library holds no more; nothing was kept. */
  STORAGE_FULL: 507,
} as const
