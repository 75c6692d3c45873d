import type { Section } from '../kernel/section/section.ts'

/** Sections of the settings that a project adds, by name. */
export const sections: { readonly [name: string]: Section } = {}
