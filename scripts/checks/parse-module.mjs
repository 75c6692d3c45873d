import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/**
 * The statements of a source file, and where a position of theirs lies. swc counts bytes, goes on counting from one file to the
 * next, and begins a module at its first statement: the semicolon put before it is that statement.
 */
export function parseModule(file) {
  // A command begins with the program that runs it; as a comment it is as long.
  const source = Buffer.from(`;${readFileSync(file, 'utf8').replace(/^#!/, '//')}`)
  const { span, body } = parseSync(source.toString(), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  })
  const before = (position) => source.subarray(0, position - span.start).toString()
  return { body: body.slice(1), before, lineAt: (position) => before(position).split('\n').length }
}

/** Visits every node with the name that its value is given: that of a constant, a member, a function, or nothing. */
export function walk(node, visit, name = '') {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const part of node) walk(part, visit, name)
    return
  }
  const own = nameOf(node) ?? name
  if (node.type) visit(node, own)
  for (const [key, part] of Object.entries(node)) if (key !== 'span') walk(part, visit, own)
}

function nameOf({ type, id, identifier, key }) {
  if (type === 'VariableDeclarator') return id.value
  if (type === 'KeyValueProperty' || /^(Class|Private)(Method|Property)$|^MethodProperty$/.test(type)) {
    return key.value ?? key.id?.value
  }
  // What is handed to a call has no name.
  return type === 'CallExpression' ? '' : identifier?.value
}
