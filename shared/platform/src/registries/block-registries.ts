import { camelCase, pascalCase } from './names.ts'
import { foldersWith, registry } from './registry.ts'

/**
 * Contracts, views, words, islands and small behaviours of all blocks in `folder`, as modules that lie beside them, by their names.
 * A folder without a view is listed all the same, so that the compiler asks for it.
 */
export function blockRegistries(folder: string): Record<string, string> {
  const folders = foldersWith(folder, 'contract.ts')
  return {
    'contracts.generated.ts': registry({
      name: 'blocks',
      imports: "import type { Block } from '@blickfang/contract/kernel/block.ts'\n",
      entries: folders.map((name) => [camelCase(name), camelCase(name), `./${name}/contract.ts`]),
      tail: ' satisfies { readonly [name: string]: Block }\n\nexport type BlockName = keyof typeof blocks',
    }),
    'abouts.generated.ts': registry({
      name: 'abouts',
      imports:
        "import type { About } from '@blickfang/contract/kernel/block.ts'\nimport type { BlockName } from './contracts.generated.ts'\n",
      entries: foldersWith(folder, 'about.ts').map((name) => [
        camelCase(name),
        `${camelCase(name)}About`,
        `./${name}/about.ts`,
      ]),
      tail: ' satisfies { readonly [T in BlockName]?: About }',
    }),
    'views.generated.ts': registry({
      name: 'views',
      imports:
        "import type { BlockView } from '@blickfang/views/kernel/view.ts'\nimport type { BlockName, blocks } from './contracts.generated.ts'\n",
      entries: folders.map((name) => [camelCase(name), `${camelCase(name)}View`, `./${name}/view.tsx`]),
      tail: ' satisfies { [T in BlockName]: BlockView<(typeof blocks)[T]> }',
    }),
    'view-loaders.generated.ts': viewLoaders(folders),
    'enhancers.generated.ts': enhancerList(foldersWith(folder, 'enhance.ts')),
    'islands.generated.ts': islandTable(foldersWith(folder, 'island.tsx')),
  }
}

/** The views of all blocks, each with code of its own. */
function viewLoaders(folders: readonly string[]): string {
  const members = folders.map(
    (folder) =>
      `  ${camelCase(folder)}: async () => (await import('./${folder}/view.tsx')).${camelCase(folder)}View,\n`,
  )
  return `import type { BlockView } from '@blickfang/views/kernel/view.ts'\nimport type { BlockName, blocks } from './contracts.generated.ts'\n\nexport const viewLoaders = {\n${members.join('')}} satisfies { [T in BlockName]: () => Promise<BlockView<(typeof blocks)[T]>> }\n`
}

/** The small behaviours of all blocks that have some. */
function enhancerList(folders: readonly string[]): string {
  const names = folders.map((folder) => [`${camelCase(folder)}Enhancers`, folder] as const)
  const imports = names.map(([name, folder]) => `import { ${name} } from './${folder}/enhance.ts'\n`)
  const members = names.map(([name]) => `...${name}`)
  return `import type { Enhancer } from '@blickfang/views/kernel/island/enhancer.ts'\n${imports.join('')}\nexport const blockEnhancers: readonly Enhancer[] = [${members.join(', ')}]\n`
}

/** The moving parts of all blocks that have one, each with code of its own. */
function islandTable(folders: readonly string[]): string {
  const members = folders.map(
    (folder) =>
      `  ${camelCase(folder)}: () => import('./${folder}/island.tsx').then((module) => module.${pascalCase(folder)}Island),\n`,
  )
  return `import type { AnyIsland } from '@blickfang/views/kernel/island/define-island.tsx'\n\nexport const blockIslands = {\n${members.join('')}} satisfies { readonly [name: string]: AnyIsland }\n`
}
