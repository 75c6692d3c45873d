import type { Section } from '../kernel/section/section.ts'

/** The sections in which a place has something to set, or that it adds something to by name: the editor's panel, or the admin. */
export function shownSections(
  sections: readonly Section[],
  place: 'editor' | 'admin',
  added: readonly string[] = [],
): readonly Section[] {
  const isShown = (editable: boolean | 'admin') => editable === true || (place === 'admin' && editable === 'admin')
  return sections.filter(
    ({ name, options }) => added.includes(name) || Object.values(options).some(({ editable }) => isShown(editable)),
  )
}
