import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { allForms } from '@blickfang/contract/forms/all-forms.ts'
import { projectForms } from '@blickfang/contract/forms/project-forms.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * Tells this server of the project's forms, which pages without scripts send to it: no bundler puts them in place here. The folders
 * are those of `next.config.ts`, which has listed them. Throws one sentence for a form that is none.
 */
export async function addProjectForms({ OWN_DIR, SITE_ROOT }: NodeJS.ProcessEnv): Promise<void> {
  if (!OWN_DIR) return
  const file = join(resolve(SITE_ROOT || root, OWN_DIR), 'forms/forms.generated.ts')
  if (!existsSync(file)) return
  const { forms } = await import(pathToFileURL(file).href)
  projectForms.add(forms)
  allForms()
}
