import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesModule } from './messages.ts'
import { camelCase } from './names.ts'
import { foldersWith } from './registry.ts'

const kernel = '@blickfang/contract/kernel/messages/messages.ts'

/** The forms of a project with their sentences and those of their mails, and beside each form its sentences compiled. */
export function formRegistries(folder: string): Record<string, string> {
  const names = foldersWith(folder, 'form.ts')
  const imports = names.map((name) => {
    const [own, place] = [camelCase(name), `./${name}`]
    return `import { ${own}Form } from '${place}/form.ts'\nimport { messages as ${own}Mail } from '${place}/mail/messages.generated.ts'\nimport { messages as ${own}Messages } from '${place}/messages.generated.ts'\n`
  })
  const members = names
    .map(camelCase)
    .map((name) => `  ${name}: { form: ${name}Form, messages: ${name}Messages, mail: ${name}Mail },\n`)
  return {
    ...Object.fromEntries(names.flatMap((name) => [name, `${name}/mail`].map((place) => sentencesIn(folder, place)))),
    'forms.generated.ts': `import type { ProjectForm } from '@blickfang/contract/kernel/own/project-form.ts'\n${imports.join('')}\nexport const forms = {\n${members.join('')}} satisfies { readonly [name: string]: ProjectForm }\n`,
  }
}

/** The module of the sentences beside it. Throws one sentence where there are none, or they cannot be read. */
function sentencesIn(folder: string, place: string): readonly [file: string, text: string] {
  const file = join(folder, place, 'messages.json')
  if (!existsSync(file))
    throw new Error(`There is no file ${file}: please write the sentences of the form there, by language.`)
  try {
    const languages: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
    return [`${place}/messages.generated.ts`, messagesModule({ languages, kernel })]
  } catch (cause) {
    throw new Error(`The sentences in ${file} cannot be read: ${(cause as Error).message}`, { cause })
  }
}
