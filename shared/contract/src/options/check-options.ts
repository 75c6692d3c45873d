import type { Option } from '../kernel/option.ts'
import { checkOwnName } from '../kernel/own/check-name.ts'
import { options } from './options.generated.ts'

const label = { de: '', fr: '', en: '' }

/** Checks the types of options that a project adds, by name. Throws one sentence that names the one whose name is taken or is none. */
export function checkOptions(own: Readonly<Record<string, (label: Option['label']) => Pick<Option, 'type'>>>): void {
  const taken: ReadonlySet<string> = new Set(Object.keys(options))
  for (const [key, option] of Object.entries(own)) checkOwnName('option', { key, name: option(label).type, taken })
}
