import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { entryEndpoint } from '@blickfang/contract/api/entry-endpoint.ts'
import { endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { projectForms } from '@blickfang/contract/forms/project-forms.ts'
import type { Form } from '@blickfang/contract/kernel/form.ts'
import type { Endpoint as PayloadEndpoint } from 'payload'
import { submitForm } from '../../operations/form/submit-form.ts'
import { serve } from '../serve.ts'

/** Form of which no type says what it asks: the values of its call are known by what is beside them alone. */
type AnyForm = Form<string, Readonly<Record<never, never>>>

const contractOf = (form: AnyForm) => entryEndpoint(form)

/** The calls of the project's forms, by the same contract and the same operation as those of ours. `origins` may write. */
export function projectEntries(origins: readonly string[]): PayloadEndpoint[] {
  return projectForms.read().map(([, { form, mail }]) => serve(contractOf(form), submitForm(form, mail), origins))
}

/** Every contract of API v1 by name: ours, and behind them the calls of the project's forms, `sendForm…`. */
export function allContracts(): Readonly<Record<string, Endpoint>> {
  const own = projectForms.read().map(([name, { form }]) => [`sendForm${capital(name)}`, contractOf(form)] as const)
  return { ...endpoints, ...Object.fromEntries(own) }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
