import type { z } from 'zod'

type Env = Readonly<Record<string, string | undefined>>

/** As zod and zod/mini make it: of an object, whose keys are the names of settings. */
export interface SettingsSchema<Settings = unknown> {
  readonly safeParse: (env: Env) => z.ZodSafeParseResult<Settings>
}

/** Says of every setting that is wrong, in a line each, its name, what it has and what it takes. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'

  constructor(lines: readonly string[]) {
    super(
      `${lines.length === 1 ? 'A setting is' : 'Settings are'} wrong:\n${lines.map((each) => `  ${each}`).join('\n')}`,
    )
  }
}

/** The settings of the environment. Throws WrongSettings with all that are wrong. */
export function parseSettings<Settings>(schema: SettingsSchema<Settings>, env: Env): Settings {
  const { success, data, error } = schema.safeParse(env)
  if (success) return data
  throw new WrongSettings(linesOf(error.issues, env))
}

/** Throws WrongSettings with all that are wrong by any of the schemas. Of two that name the same setting the first is heard. */
export function checkSettings(schemas: readonly SettingsSchema[], env: Env): void {
  const issues = schemas.flatMap((schema) => schema.safeParse(env).error?.issues ?? [])
  if (issues.length > 0) throw new WrongSettings(linesOf(issues, env))
}

/** Settings that `read` answers; settings that are wrong end the process with 1, before it has begun anything. */
export function orExit<Settings>(read: () => Settings): Settings {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error
    console.error(`\n${error.message}\n`)
    return process.exit(1)
  }
}

function linesOf(issues: readonly z.core.$ZodIssue[], env: Env): string[] {
  const wrong = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
  return [...wrong].reverse().map(([name, takes]) => `${name} ${shown(name, env[name])}. It takes ${takes}.`)
}

const secret = /SECRET|PASSWORD|KEY|TOKEN|HEADER/
const maxShown = 80

/** A secret is told by its length, and of an address with a password the part behind it. */
function shown(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return 'is not set'
  if (secret.test(name)) return `has ${value.length} characters`
  const open = value.slice(Math.max(0, value.lastIndexOf('@')))
  const text = open.length < value.length ? `…${open}` : value
  return `is ${JSON.stringify(text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)}`
}
