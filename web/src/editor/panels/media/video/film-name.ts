import type { MediaItem } from '@blickfang/contract/content/media/media.ts'

/** Name of a medium for people. Of a film its own: the file that is kept is its poster, whose kind says nothing of it. */
export function shownName({ mediaType, originalFilename }: Pick<MediaItem, 'mediaType' | 'originalFilename'>): string {
  return mediaType === 'video' ? bareName(originalFilename) : originalFilename
}

/** A file's name without what says its kind. */
export function bareName(filename: string): string {
  return filename.replace(/\.[^.]*$/, '') || filename
}

/** Length of a film as players write it: `1:05`, `1:00:05`. Null where nobody knows it. */
export function filmLength(seconds: number | undefined): string | null {
  if (seconds === undefined) return null
  const whole = Math.round(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
