import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blockRegistries } from './block-registries.ts'
import { formRegistries } from './form-registries.ts'
import { camelCase, pascalCase } from './names.ts'
import { foldersWith, registry } from './registry.ts'

/** Things of a kind that a project may have of its own, a folder each. */
interface OwnKind {
  /** File that makes a folder one of them. */
  readonly file: string
  /** Modules that stand for them in our packages, each with the registry that takes its place. */
  readonly modules: Readonly<Record<string, string>>
  /** Texts of the registries, by their names. Throws one sentence for what a folder lacks. */
  readonly textsOf: (folder: string) => Readonly<Record<string, string>>
  /** Registries that the plugin is told of, by the name that each exports. */
  readonly told: Readonly<Record<string, string>>
}

const blockParts = ['contracts', 'abouts', 'views', 'view-loaders', 'enhancers', 'islands', 'styles']

/** Kinds of things of a project's own, by the names of their folders. */
export const ownKinds = {
  blocks: {
    file: 'contract.ts',
    modules: Object.fromEntries(
      blockParts.map((part) => [`@blickfang/blocks/project/${part}`, `${part}.generated.ts`]),
    ),
    textsOf: (folder) => ({ ...blockRegistries(folder), 'styles.generated.ts': styles(folder, 'contract.ts') }),
    told: { blocks: 'contracts.generated.ts' },
  },
  sources: {
    file: 'source.ts',
    modules: { '@blickfang/contract/project/sources': 'sources.generated.ts' },
    textsOf: sourceRegistries,
    told: { sources: 'sources.generated.ts', readers: 'readers.generated.ts' },
  },
  sections: {
    file: 'section.ts',
    modules: { '@blickfang/contract/project/sections': 'sections.generated.ts' },
    textsOf: sectionRegistry,
    told: { sections: 'sections.generated.ts' },
  },
  options: {
    file: 'option.ts',
    modules: { '@blickfang/contract/project/controls': 'controls.generated.ts' },
    textsOf: optionRegistries,
    told: { options: 'options.generated.ts' },
  },
  forms: {
    file: 'form.ts',
    modules: { '@blickfang/contract/project/forms': 'forms.generated.ts' },
    textsOf: formRegistries,
    told: { forms: 'forms.generated.ts' },
  },
  fonts: {
    file: 'font.ts',
    modules: {
      '@blickfang/contract/project/fonts': 'fonts.generated.ts',
      '@blickfang/blocks/project/font-faces': 'font-faces.generated.ts',
    },
    textsOf: (folder) => ({ ...fontRegistry(folder), 'font-faces.generated.ts': styles(folder, 'font.ts') }),
    told: { fonts: 'fonts.generated.ts' },
  },
} satisfies Readonly<Record<string, OwnKind>>

/** Style sheets beside all files of this name. Of blocks the editor has them from the start, while their views come one by one. */
function styles(folder: string, file: string): string {
  const sheets = foldersWith(folder, file).flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.css'))
      .sort()
      .map((file) => `import './${name}/${file}'\n`),
  )
  return sheets.length > 0 ? sheets.join('') : '\nexport {}\n'
}

/** Contracts of all sources, and the readers by which the cms answers them: a source without one does not compile. */
function sourceRegistries(folder: string): Record<string, string> {
  const names = foldersWith(folder, 'source.ts')
  return {
    'sources.generated.ts': registry({
      name: 'sources',
      imports: "import type { Source } from '@blickfang/contract/kernel/source.ts'\n",
      entries: names.map((name) => [camelCase(name), camelCase(name), `./${name}/source.ts`]),
      tail: ' satisfies { readonly [name: string]: Source }\n\nexport type SourceName = keyof typeof sources',
    }),
    'readers.generated.ts': registry({
      name: 'readers',
      imports:
        "import type { SourceReader } from '@blickfang/cms'\nimport type { SourceName, sources } from './sources.generated.ts'\n",
      entries: names.map((name) => [camelCase(name), `${camelCase(name)}Reader`, `./${name}/reader.ts`]),
      tail: ' satisfies { readonly [N in SourceName]: SourceReader<(typeof sources)[N]> }',
    }),
  }
}

function sectionRegistry(folder: string): Record<string, string> {
  return {
    'sections.generated.ts': registry({
      name: 'sections',
      imports: "import type { Section } from '@blickfang/contract/kernel/section/section.ts'\n",
      entries: foldersWith(folder, 'section.ts').map((name) => [
        camelCase(name),
        camelCase(name),
        `./${name}/section.ts`,
      ]),
      tail: ' satisfies { readonly [name: string]: Section }',
    }),
  }
}

function fontRegistry(folder: string): Record<string, string> {
  return {
    'fonts.generated.ts': registry({
      name: 'fonts',
      imports: "import type { OwnFonts } from '@blickfang/contract/kernel/own/own-fonts.ts'\n",
      entries: foldersWith(folder, 'font.ts').map((name) => [camelCase(name), camelCase(name), `./${name}/font.ts`]),
      tail: ' satisfies { readonly [name: string]: OwnFonts }',
    }),
  }
}

/** Types of all options with their controls; a folder without one is a choice by name. */
function optionRegistries(folder: string): Record<string, string> {
  const names = foldersWith(folder, 'option.ts')
  return {
    'options.generated.ts': registry({
      name: 'options',
      entries: names.map((name) => [camelCase(name), camelCase(name), `./${name}/option.ts`]),
      tail: "\n\nexport type OptionType = keyof typeof options\nexport type OptionValue<T extends OptionType> = ReturnType<(typeof options)[T]>['fallback']",
    }),
    'controls.generated.ts': registry({
      name: 'controls',
      imports:
        "import type { Control } from '@blickfang/contract/options/control.ts'\nimport type { OptionType, OptionValue } from './options.generated.ts'\n",
      entries: names.map((name) =>
        existsSync(join(folder, name, 'control.tsx'))
          ? [camelCase(name), `${pascalCase(name)}Control`, `./${name}/control.tsx`]
          : [camelCase(name), 'ChoiceControl', '@blickfang/contract/options/choice-control.tsx'],
      ),
      tail: ' satisfies { [T in OptionType]: Control<OptionValue<T>> }',
    }),
  }
}
