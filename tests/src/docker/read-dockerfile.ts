import { readFileSync } from 'node:fs'

export interface Step {
  readonly keyword: string
  readonly args: string
}

export interface Stage {
  readonly name: string
  /** Another stage, or an image. */
  readonly from: string
  readonly steps: readonly Step[]
}

/** The stages of a Dockerfile, in their order. Throws where one has no name. */
export function readDockerfile(file: string): readonly Stage[] {
  const stages: (Stage & { steps: Step[] })[] = []
  const defaults = new Map<string, string>()
  for (const { keyword, args } of stepsOf(readFileSync(file, 'utf8'))) {
    if (keyword === 'ARG') {
      const [name = '', value = ''] = args.split('=', 2)
      defaults.set(name, value)
    } else if (keyword === 'FROM') {
      const [image = '', as, name] = args.split(/\s+/)
      if (as !== 'AS' || !name) throw new Error(`A stage without a name: FROM ${args}`)
      stages.push({ name, from: image.replace(/\$\{(\w+)\}/g, (_, arg) => defaults.get(arg) ?? ''), steps: [] })
    } else {
      stages.at(-1)?.steps.push({ keyword, args })
    }
  }
  return stages
}

function stepsOf(text: string): Step[] {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, keyword = '', args = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { keyword, args }
    })
}

export interface Copied {
  /** A stage; undefined: the folder that is built from. */
  readonly from: string | undefined
  readonly sources: readonly string[]
  readonly target: string
}

/** Reads the sources and the target of a COPY. */
export function readCopy({ args }: Step): Copied {
  const words = args.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

/** The command of CMD, ENTRYPOINT or HEALTHCHECK in the form that starts no shell; undefined where it has another. */
export function readCommand({ args }: Step): readonly string[] | undefined {
  const list = /\[.*\]$/.exec(args)?.[0]
  return list ? (JSON.parse(list) as string[]) : undefined
}
