import { checkOwnName } from '../kernel/own/check-name.ts'
import type { Section } from '../kernel/section/section.ts'

/**
 * The sections of this package in their order, and behind them those of a project in theirs. A project's settings lie below the name
 * of their section, so that they never meet one of ours. Throws one sentence that names the section.
 */
export function joinSections(
  ours: readonly Section[],
  own: readonly (readonly [key: string, Section])[],
): readonly Section[] {
  const taken = new Set(ours.flatMap(({ name, options }) => [name, ...Object.keys(options).map(headOf)]))
  for (const [key, section] of own) {
    if (!section?.options || !section.label || !section.rules)
      throw new Error(`The section «${key}» is none: please make it by defineSection.`)
    checkOwnName('section', { key, name: section.name, taken })
    const odd = Object.keys(section.options).find((path) => headOf(path) !== key || path === key)
    if (odd !== undefined)
      throw new Error(
        `The setting «${odd}» lies outside of its section: please call it «${key}.${odd.replace(/^.*\./, '')}».`,
      )
  }
  return [...inOrder(ours), ...inOrder(own.map(([, section]) => section))]
}

function inOrder(sections: readonly Section[]): Section[] {
  return [...sections].sort((a, b) => a.place - b.place)
}

function headOf(path: string): string {
  return path.split('.', 1)[0] ?? ''
}
