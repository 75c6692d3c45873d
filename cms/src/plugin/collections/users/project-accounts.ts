import { type CollectionConfig, type Field, flattenTopLevelFields } from 'payload'
import { keysField, nameField, roleField } from './account-fields.ts'
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
  const added: Field[] = [{ ...roleField, admin: { description: 'Blickfang' } }, nameField, sessionsField, keysField]
  const isGiven = (name: string) => topLevel(fields).some((field) => 'name' in field && field.name === name)
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
  const refusal =
    signInRefusal(slug, auth) ??
    topLevel(fields)
      .map((field) => fieldRefusal(slug, field))
      .find(Boolean)
  if (refusal) throw new Error(refusal)
}

/** Fields whose columns lie in the table of the accounts, however the admin arranges them. */
function topLevel(fields: Field[]) {
  return flattenTopLevelFields(fields)
}

function signInRefusal(slug: string, auth: CollectionConfig['auth']): string | undefined {
  if (!auth) return `Nobody can sign in to the collection «${slug}»: please give it «auth», or name another as «users».`
  if (auth === true) return
  if (auth.useSessions === false)
    return `Blickfang needs the sessions of «${slug}»: please take «useSessions: false» out of its «auth».`
  const { disableLocalStrategy: isOff } = auth
  if (isOff && !(typeof isOff === 'object' && isOff.enableFields))
    return `Blickfang needs the address and the sessions of «${slug}»: please say «disableLocalStrategy: { enableFields: true }» in its «auth».`
}

function fieldRefusal(slug: string, field: ReturnType<typeof topLevel>[number]): string | undefined {
  if (!('name' in field)) return
  if (field.name === 'id')
    return `Blickfang takes accounts with ids of the database's own kind: please take the field «id» out of «${slug}».`
  if (field.name === 'name' && field.type === 'text') {
    const isPlain = !field.localized && !field.hasMany && !field.virtual
    return isPlain
      ? undefined
      : `Blickfang reads one text as the name of an account: please take «localized», «hasMany» and «virtual» out of the field «name» of «${slug}».`
  }
  if (/^(name|role|locale|sessions)$/.test(String(field.name)))
    return `Blickfang adds a field «${field.name}» to «${slug}», which has one already: please rename yours.`
}
