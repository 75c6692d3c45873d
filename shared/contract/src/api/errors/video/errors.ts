/** Failures of videos, of films that are uploaded, and of captions. */
export const videoErrors = {
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
} as const
