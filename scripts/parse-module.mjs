import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/**
 * The statements of a source file, and where a position of theirs lies. swc counts bytes, goes on counting from one file to the
 * next, and begins a module at its first statement: the semicolon put before it is that statement.
 */
export function parseModule(file) {
  const source = Buffer.from(`;${readFileSync(file, 'utf8')}`)
  const { span, body } = parseSync(source.toString(), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  })
  const before = (position) => source.subarray(0, position - span.start).toString()
  return { body: body.slice(1), before, lineAt: (position) => before(position).split('\n').length }
}
