/** Letters and numbers: the name of a thing of a project's own is part of addresses, of SQL and of modules. */
export const wellNamed = /^[a-z][a-zA-Z0-9]*$/

/**
 * Checks that a thing of a project's own is called as the list says that names it, by a name that is one and that is not taken.
 * Throws one sentence that names the thing; `kind` is the word for it, such as «source».
 */
export function checkOwnName(kind: string, { key, name, taken }: OwnName): void {
  if (name !== key)
    throw new Error(`The ${kind} «${key}» is called «${name}» where it is declared: please name both alike.`)
  if (!wellNamed.test(name))
    throw new Error(`The name «${name}» of the ${kind} «${key}» is no name: please write it as in «priceList».`)
  if (taken.has(name))
    throw new Error(`The name «${name}» of the ${kind} «${key}» is taken: please choose another one.`)
}

interface OwnName {
  /** Name in the list. */
  readonly key: string
  /** Name where the thing is declared. */
  readonly name: string | undefined
  /** Names of ours. */
  readonly taken: ReadonlySet<string>
}
