/** The floating toolbar and what it opens belong to the text: going there is not leaving. */
export function isTextTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-text-tools]') !== null
}
