import type { Form } from '../../kernel/form.ts'
import type { Json } from '../../kernel/json.ts'
import type { AskedField } from './asked-field.ts'
import { oneLine } from './asked-field.ts'
import { ownForm } from './form.ts'
import { schemaOf } from './schema-of.ts'

/** Most letters of the name of an entry. */
const maxTitleLength = 120

/** The form that asks these fields: the same for the page that shows it and for the server that judges what comes. */
export function madeForm(asked: readonly AskedField[]): Form {
  const form: Form = ownForm
  return {
    ...form,
    fields: Object.fromEntries(asked.map((field) => [field.id, schemaOf(field)])),
    edition: editionOf(asked),
    sender: asked.find(({ kind }) => kind === 'email')?.id ?? null,
    titleOf: (values) => titleIn(asked, values),
  }
}

/** Sender as far as known: the first line that is filled in, before addresses and numbers. */
function titleIn(asked: readonly AskedField[], values: Readonly<Record<string, unknown>>): string {
  const kinds = ['text', 'email', 'phone'] as const
  const typed = kinds.flatMap((kind) => asked.filter((field) => field.kind === kind).map(({ id }) => values[id]))
  return oneLine(typed.find((value): value is string => typeof value === 'string' && value !== '') ?? '').slice(
    0,
    maxTitleLength,
  )
}

/**
 * Hash of all that a page has to know of a form to send a valid entry, in a few signs. Names are not part of it: nothing is lost when
 * they change. To the words of a consent somebody agrees, so that they follow behind a point.
 */
function editionOf(asked: readonly AskedField[]): string {
  const consents = asked.filter(({ kind }) => kind === 'consent')
  const edition = hashOf(asked.map(({ id, kind, isRequired, choices }) => [id, kind, isRequired, choices]))
  if (consents.length === 0) return edition
  return `${edition}.${hashOf(consents.map(({ id, label, hint }) => [id, label, hint]))}`
}

/**
 * Whether a page of this edition showed a consent in other words than the form has now. Pages made before editions told these words,
 * and callers without a page, are believed.
 */
export function hasOtherConsents(edition: string, form: Pick<Form, 'edition'>): boolean {
  const [, shown] = edition.split('.')
  return shown !== undefined && shown !== form.edition.split('.')[1]
}

function hashOf(value: Json): string {
  const told = JSON.stringify(value)
  let hash = 0x811c9dc5
  for (const sign of told) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
