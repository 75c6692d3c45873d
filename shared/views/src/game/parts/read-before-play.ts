const mark = 'data-before-play'

/** On what players read before they play a hole, such as its rules: its scorecard may fold it away afterwards. */
export const readBeforePlay = { [mark]: '' }

/** Folds away what is read before play on the page, or in the drawer, around an element, or brings it back. */
export function foldAway(around: HTMLElement, isFolded: boolean): void {
  for (const part of around.closest('[data-slot], main')?.querySelectorAll(`[${mark}]`) ?? []) {
    part.toggleAttribute('hidden', isFolded)
  }
}
