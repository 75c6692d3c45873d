import type { ProjectForm } from '../kernel/own/project-form.ts'

/** Forms that a project adds, by name. */
export const forms: { readonly [name: string]: ProjectForm } = {}
