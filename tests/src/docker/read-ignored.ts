import { readFileSync } from 'node:fs'

/** Whether a .dockerignore keeps a path, relative to the folder that is built from, out of the build. */
export function readIgnored(file: string): (path: string) => boolean {
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }))
  // The last rule that speaks of a path decides, as Docker has it.
  return (path) => !(rules.findLast(({ pattern }) => pattern.test(path))?.isKept ?? true)
}

/** Pattern for a path; a folder stands for all that is in it. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\0', '(?:.*/)?')
  return new RegExp(`^${source}(?:/.*)?$`)
}
