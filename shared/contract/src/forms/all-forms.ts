import type { KnownForm } from '../kernel/own/project-form.ts'
import { forms } from './forms.generated.ts'
import { joinForms } from './join-forms.ts'
import { projectForms } from './project-forms.ts'

let known: ReadonlyMap<string, KnownForm> | undefined

/**
 * Every form by its name: ours, and behind them those of the project. Put together once somebody asks, because the site's server
 * reads the project's after its own modules.
 */
export function allForms(): ReadonlyMap<string, KnownForm> {
  known ??= new Map(
    joinForms(Object.values<KnownForm>(forms), projectForms.read()).map((each) => [each.form.name, each]),
  )
  return known
}
