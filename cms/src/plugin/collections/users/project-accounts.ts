import type { CollectionConfig, Field } from 'payload'
import { nameField, roleField } from './account-fields.ts'
import { firstIsAdmin, firstRegister } from './first-account.ts'
import { keepAdminOnChange, keepAdminOnDelete } from './keep-an-admin.ts'
import { nameSession } from './sessions/note-session.ts'
import { sessionsField } from './sessions/sessions-field.ts'

/**
 * Gives the accounts of a project what Blickfang asks of one: a role, which nobody has who was not given one, a name, and sessions
 * that a person can tell apart. All else of theirs stays; how they sign in is the project's matter.
 * Throws when they cannot be taken.
 */
export function withBlickfangsFields(collection: CollectionConfig): CollectionConfig {
  check(collection)
  const { fields, hooks, endpoints } = collection
  const added: Field[] = [{ ...roleField, admin: { description: 'Blickfang' } }, nameField, sessionsField]
  const isGiven = (name: string) => fields.some((field) => 'name' in field && field.name === name)
  return {
    ...collection,
    fields: [...fields, ...added.filter((field) => 'name' in field && !isGiven(field.name))],
    endpoints: endpoints === false ? false : [...(endpoints ?? []), firstRegister],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), firstIsAdmin],
      beforeChange: [...(hooks?.beforeChange ?? []), keepAdminOnChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), keepAdminOnDelete],
      afterLogin: [...(hooks?.afterLogin ?? []), nameSession],
    },
  }
}

function check({ slug, auth, fields }: CollectionConfig): void {
  if (!auth)
    throw new Error(
      `Nobody can sign in to the collection «${slug}»: please give it «auth», or name another as «users».`,
    )
  if (typeof auth === 'object' && auth.useSessions === false)
    throw new Error(`Blickfang needs the sessions of «${slug}»: please take «useSessions: false» out of its «auth».`)
  for (const field of fields) {
    if (!('name' in field)) continue
    if (field.name === 'id')
      throw new Error(
        `Blickfang takes accounts with ids of the database's own kind: please take the field «id» out of «${slug}».`,
      )
    if (field.name === 'name' ? field.type === 'text' : !/^(role|locale|sessions)$/.test(field.name)) continue
    throw new Error(`Blickfang adds a field «${field.name}» to «${slug}», which has one already: please rename yours.`)
  }
}
