import { forms as named } from '@blickfang/contract/project/forms'
import { ownThings } from '../kernel/own/own-things.ts'
import type { ProjectForm } from '../kernel/own/project-form.ts'

/** The forms of the project, by contract; those that an owner makes of cards are another thing. */
export const projectForms = ownThings<ProjectForm>({ words: ['form', 'forms'] }, named)
