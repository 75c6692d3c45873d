import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** All that declares a noun, with the code that its docstring shows. */
const nouns = execFileSync('git', ['grep', '-lE', '^export (function|const) define[A-Z]', '--', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/^export (?:function|const) (define[A-Z]\w*)/gm)].map(({ 1: name = '', index }) => {
      const before = text.slice(text.lastIndexOf('/**', index), index)
      const example = /@example\n([\s\S]*)\*\/\s*$/.exec(before)?.[1] ?? ''
      return { name, file, code: example.replace(/^ \* ?/gm, '').trim() }
    })
  })

test.each(nouns)('$name shows how it is used', ({ name, code }) => {
  expect(code).toMatch(new RegExp(`\\b${name}[(<]`))
})

test('what docstrings show compiles', { timeout: 120_000 }, () => {
  const folder = join(root, 'tests', `.examples-${process.pid}`)
  mkdirSync(folder)
  try {
    for (const { name, file, code } of nouns) {
      // As if it stood beside the noun.
      const beside = (specifier: string) => join(root, dirname(file), specifier)
      const own = `import { ${name} } from '${join(root, file)}'\n`
      const text = own + code.replace(/'(\.\.?\/[^']+)'/g, (_, specifier: string) => `'${beside(specifier)}'`)
      writeFileSync(join(folder, `${name}.tsx`), `${text}\n`)
    }
    const config = {
      extends: '../../tsconfig.base.json',
      // What declares members of the editor's interfaces comes along.
      include: ['*.tsx', '../../shared/contract/src/css.d.ts', '../../web/src/editor/panels/*/dialogs.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const compile = () => execFileSync(process.execPath, [compiler, '--noEmit', '-p', folder], { encoding: 'utf8' })
    expect(said(compile)).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Output of a command that fails; its answer where it does not. */
function said(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}
