interface Device {
  readonly matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>
  readonly navigator: Pick<Navigator, 'maxTouchPoints'>
}

/** Whether somebody works by touch: a coarse pointer, none that hovers, or touch points. Source: spec/editor.md §9. */
export function isTouched({ matchMedia, navigator }: Device = window): boolean {
  return matchMedia('(pointer: coarse), (hover: none)').matches || navigator.maxTouchPoints > 0
}
