/** The name of captions: the film, the language, and a mark of their words. */
export interface CaptionName {
  readonly id: string
  readonly locale: string
  readonly mark: string
}

/** Where browsers load the captions of a film. */
export function captionAddress({ id, locale, mark }: CaptionName): string {
  return `/api/bf-media/captions/${id}/${locale}-${mark}.vtt`
}
