import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blockRegistries as textsOfBlocks } from '@blickfang/platform/registries/block-registries.ts'
import { camelCase, pascalCase } from '@blickfang/platform/registries/names.ts'
import { foldersWith, registry as registryText } from '@blickfang/platform/registries/registry.ts'

export const generatedHead = '// Written by `npm run gen` from the folders beside it.\n'

function registry(listing: Parameters<typeof registryText>[0]): string {
  return generatedHead + registryText(listing)
}

/** Contracts and views of all blocks. */
export function blockRegistries(root: string): Record<string, string> {
  const folder = 'shared/blocks/src'
  return Object.fromEntries(
    Object.entries(textsOfBlocks(join(root, folder))).map(([name, text]) => [
      `${folder}/${name}`,
      generatedHead + text,
    ]),
  )
}

/** Types and controls of all options. */
export function optionRegistries(root: string): Record<string, string> {
  const folders = foldersWith(join(root, 'shared/contract/src/options'), 'option.ts')
  return {
    'shared/contract/src/options/options.generated.ts': registry({
      name: 'options',
      entries: folders.map((folder) => [camelCase(folder), camelCase(folder), `./${folder}/option.ts`]),
      tail: "\n\nexport type OptionType = keyof typeof options\nexport type OptionValue<T extends OptionType> = ReturnType<(typeof options)[T]>['fallback']",
    }),
    'shared/contract/src/options/controls.generated.ts': registry({
      name: 'controls',
      imports:
        "import type { Control } from './control.ts'\nimport type { OptionType, OptionValue } from './options.generated.ts'\n",
      entries: folders.map((folder) => controlOf(root, folder)),
      tail: ' satisfies { [T in OptionType]: Control<OptionValue<T>> }',
    }),
  }
}

/** An option's own control; a folder without one is a choice by name. */
function controlOf(root: string, folder: string): [key: string, imported: string, path: string] {
  const hasOwn = existsSync(join(root, 'shared/contract/src/options', folder, 'control.tsx'))
  return hasOwn
    ? [camelCase(folder), `${pascalCase(folder)}Control`, `./${folder}/control.tsx`]
    : [camelCase(folder), 'ChoiceControl', './choice-control.tsx']
}

/** All sections of the settings; the order in which people see them is their own to say. */
export function sectionRegistry(root: string): Record<string, string> {
  const folders = foldersWith(join(root, 'shared/contract/src/settings'), 'section.ts')
  return {
    'shared/contract/src/settings/sections.generated.ts': registry({
      name: 'sections',
      entries: folders.map((folder) => [camelCase(folder), camelCase(folder), `./${folder}/section.ts`]),
    }),
  }
}

/** The collections of entries that editors fill in. */
export function entryRegistry(root: string): Record<string, string> {
  const folders = foldersWith(join(root, 'shared/contract/src/entries'), 'collection.ts')
  const outside = foldersWith(join(root, 'shared/contract/src/entries'), 'outside.ts')
  return {
    'shared/contract/src/entries/outside.generated.ts': registry({
      name: 'outside',
      imports: "import type { OutsideEntries } from './define-outside.ts'\n",
      entries: outside.map((folder) => [camelCase(folder), camelCase(folder), `./${folder}/outside.ts`]),
      tail: ' satisfies { readonly [name: string]: OutsideEntries }',
    }),
    'shared/contract/src/entries/collections.generated.ts': registry({
      name: 'entries',
      imports: "import type { EntryCollection } from './define-entries.ts'\n",
      entries: folders.map((folder) => [camelCase(folder), camelCase(folder), `./${folder}/collection.ts`]),
      tail: ' satisfies { readonly [name: string]: EntryCollection }',
    }),
  }
}

/** The contracts of all sources, and who answers them. */
export function sourceRegistries(root: string): Record<string, string> {
  const folders = foldersWith(join(root, 'shared/contract/src/sources'), 'source.ts')
  const cms = foldersWith(join(root, 'cms/src/plugin/sources'), 'reader.ts')
  const web = foldersWith(join(root, 'web/src/site/sources'), 'answer.ts')
  const names = (by: string) =>
    `{ readonly [N in SourceName as (typeof sources)[N]['answeredBy'] extends '${by}' ? N : never]:`
  const imports = "import type { SourceName, sources } from '@blickfang/contract/sources/sources.generated.ts'\n"
  return {
    'shared/contract/src/sources/sources.generated.ts': registry({
      name: 'sources',
      imports: "import type * as z from 'zod/mini'\nimport type { Source } from '../kernel/source.ts'\n",
      entries: folders.map((folder) => [camelCase(folder), camelCase(folder), `./${folder}/source.ts`]),
      tail: " satisfies { readonly [name: string]: Source }\n\nexport type SourceName = keyof typeof sources\n/** Answer of each source. */\nexport type SourceData = { readonly [N in SourceName]: z.output<(typeof sources)[N]['schema']> }",
    }),
    'cms/src/plugin/sources/readers.generated.ts': registry({
      name: 'readers',
      imports: `${imports}import type { SourceReader } from './source-reader.ts'\n`,
      entries: cms.map((folder) => [camelCase(folder), `${camelCase(folder)}Reader`, `./${folder}/reader.ts`]),
      tail: ` satisfies ${names('cms')} SourceReader<(typeof sources)[N]> }`,
    }),
    'web/src/site/sources/answers.generated.ts': registry({
      name: 'ownAnswers',
      imports:
        "import type { SourceData, SourceName, sources } from '@blickfang/contract/sources/sources.generated.ts'\n",
      entries: web.map((folder) => [camelCase(folder), `${camelCase(folder)}Answer`, `./${folder}/answer.ts`]),
      tail: ` satisfies ${names('web')} () => SourceData[N] }`,
    }),
  }
}

/** All forms with their sentences, the call of each, and what the cms does with an entry. */
export function formRegistries(root: string): Record<string, string> {
  const folders = foldersWith(join(root, 'shared/contract/src/forms'), 'form.ts')
  const lines = (line: (name: string, folder: string) => string) =>
    folders.map((folder) => line(camelCase(folder), folder)).join('')
  const send = (folder: string) => `send${pascalCase(folder)}`
  const messages = (name: string, path: string) =>
    `import { messages as ${name} } from '${path}/messages.generated.ts'\n`
  const form = (name: string, path: string) => `import { ${name}Form } from '${path}/form.ts'\n`
  const shared = '@blickfang/contract/forms'
  return {
    'shared/contract/src/forms/forms.generated.ts': `${generatedHead}import type { Form, FormSentences } from '../kernel/form.ts'\nimport type { Messages } from '../kernel/messages/messages.ts'\n${lines((name, folder) => form(name, `./${folder}`) + messages(`${name}Messages`, `./${folder}`))}\nexport const forms = {\n${lines((name) => `  ${name}: { form: ${name}Form, messages: ${name}Messages },\n`)}} satisfies { readonly [name: string]: { readonly form: Form; readonly messages: Messages<FormSentences> } }\n`,
    'shared/contract/src/api/v1/entries.generated.ts': `${generatedHead}${lines((name, folder) => form(name, `../../forms/${folder}`))}import { entryEndpoint } from '../entry-endpoint.ts'\n\n${lines((name, folder) => `export const ${send(folder)} = entryEndpoint(${name}Form)\n`)}`,
    'cms/src/plugin/operations/form/entries.generated.ts': `${generatedHead}${lines((name, folder) => form(name, `${shared}/${folder}`) + messages(`${name}Mail`, `${shared}/${folder}/mail`))}import { submitForm } from './submit-form.ts'\n\n${lines((name, folder) => `export const ${send(folder)} = submitForm(${name}Form, ${name}Mail)\n`)}`,
  }
}

/** The codes of all failures with their statuses, and apart from them their sentences, which a browser may not need. */
export function errorRegistries(root: string): Record<string, string> {
  const room = 'shared/contract/src/api/errors'
  const folders = foldersWith(join(root, room), 'errors.ts')
  const lines = (line: (name: string, folder: string) => string) =>
    folders.map((folder) => line(camelCase(folder), folder)).join('')
  const sentences = folders.map((folder) => `${pascalCase(folder)}Sentences`)
  return {
    [`${room}/statuses.generated.ts`]: `${generatedHead}${lines((name, folder) => `import { ${name}Errors } from './${folder}/errors.ts'\n`)}\n/** The HTTP status of each failure. */\nexport const errorStatus = {\n${lines((name) => `  ...${name}Errors,\n`)}}\n`,
    [`${room}/sentences.generated.ts`]: `${generatedHead}${lines((name, folder) => `import { type Sentences as ${pascalCase(folder)}Sentences, messages as ${name} } from './${folder}/messages.generated.ts'\n`)}\n/** Values of each failure's sentence. */\nexport type ErrorSentences = ${sentences.join(' & ')}\n\n/** The sentences of each feature's failures. */\nexport const errorMessages = [${folders.map(camelCase).join(', ')}]\n`,
  }
}

/** The collections that the admin keeps. */
export function collectionRegistry(root: string): Record<string, string> {
  const folders = foldersWith(join(root, 'cms/src/plugin/collections'), 'config.ts')
  return {
    'cms/src/plugin/collections/collections.generated.ts': registry({
      name: 'collections',
      imports: "import type { SiteCollection } from './site-collection.ts'\n",
      entries: folders.map((folder) => [camelCase(folder), camelCase(folder), `./${folder}/config.ts`]),
      tail: ' satisfies { readonly [name: string]: SiteCollection }',
    }),
  }
}

/** Panels and dialogs of the editor: a folder may have one panel and several dialogs. */
export function panelRegistries(root: string): Record<string, string> {
  const room = join(root, 'web/src/editor/panels')
  const dialogs = foldersWith(room, 'dialogs.ts').map((folder) => [`${camelCase(folder)}Dialogs`, folder] as const)
  const imports = dialogs.map(([name, folder]) => `import { ${name} } from './${folder}/dialogs.ts'\n`)
  return {
    'web/src/editor/panels/panels.generated.ts': registry({
      name: 'panels',
      imports: "import type { Panel } from './define-panel.ts'\n",
      entries: foldersWith(room, 'panel.ts').map((folder) => [
        camelCase(folder),
        `${camelCase(folder)}Panel`,
        `./${folder}/panel.ts`,
      ]),
      tail: ' satisfies { readonly [folder: string]: Panel }',
    }),
    'web/src/editor/panels/dialogs.generated.ts': `${generatedHead}import type { ComponentType } from 'react'\nimport type { Part } from '../../ui/parts/define-part.ts'\nimport type { Dialogs } from '../session/shell.ts'\n${imports.join('')}import type { DialogProps } from './dialog-props.ts'\n\nexport const dialogs = {\n${dialogs.map(([name]) => `  ...${name},\n`).join('')}} satisfies { readonly [Name in keyof Dialogs]: Part<ComponentType<DialogProps<Name>>> }\n`,
  }
}

/** The jobs of the cms, a file each. */
export function jobRegistry(root: string): Record<string, string> {
  const names = readdirSync(join(root, 'cms/src/plugin/jobs'))
    .filter((file) => file.endsWith('.ts') && !/\.(generated|test)\./.test(file))
    .map((file) => file.replace('.ts', ''))
    .sort()
  return {
    'cms/src/plugin/jobs/jobs.generated.ts': registry({
      name: 'jobs',
      imports: "import type * as z from 'zod/mini'\nimport type { Job, JobInputs, JobName } from '../queue/job.ts'\n",
      entries: names.map((name) => [camelCase(name), camelCase(name), `./${name}.ts`]),
      tail: ' satisfies { readonly [N in JobName]: Job<N, z.ZodMiniType<unknown, JobInputs[N]>> }',
    }),
  }
}
