import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCommand, readCopy, readDockerfile, type Stage, type Step } from './read-dockerfile.ts'
import { readIgnored } from './read-ignored.ts'

/** Program of an image, with the image's folder `/app` as a folder of this machine. */
export interface Built {
  readonly folder: string
  readonly workFolder: string
  readonly env: Readonly<Record<string, string>>
  readonly command: readonly string[]
}

interface Files {
  readonly dockerfile: string
  readonly ignoreFile: string
  /** The folder that is built from. */
  readonly context: string
  /** Where each stage gets a folder. */
  readonly into: string
}

/**
 * Takes the steps of a Dockerfile without Docker: a stage's `/app` is a folder, RUN is a shell there, USER and EXPOSE are for
 * whoever starts it. Stages are made once. A step with a path outside of `/app` is not for it.
 */
export class DockerfileRun {
  readonly #files: Files
  readonly #stages: readonly Stage[]
  readonly #isIgnored: (path: string) => boolean
  readonly #built = new Map<string, Built>()

  constructor(files: Files) {
    this.#files = files
    this.#stages = readDockerfile(files.dockerfile)
    this.#isIgnored = readIgnored(files.ignoreFile)
  }

  build(name: string): Built {
    const done = this.#built.get(name)
    if (done) return done
    const stage = this.#stages.find((each) => each.name === name)
    if (!stage) throw new Error(`There is no stage ${name}.`)
    const built = this.#buildStage(stage)
    this.#built.set(name, built)
    return built
  }

  #buildStage({ name, from, steps }: Stage): Built {
    const folder = join(this.#files.into, name)
    let built: Built = { folder, workFolder: folder, env: {}, command: [] }
    if (this.#stages.some((each) => each.name === from)) {
      const base = this.build(from)
      // Links, because packages are a gigabyte; no step writes into a file that is there already.
      sh(`cp -al '${base.folder}' '${folder}'`, { cwd: this.#files.into, env: {} })
      built = { ...base, folder, workFolder: inFolder(folder, relative(base.folder, base.workFolder)) }
    } else {
      mkdirSync(folder, { recursive: true })
    }
    for (const step of steps) built = { ...built, ...this.#take(step, built) }
    return { ...built, env: mapValues(built.env, (value) => value.replace(/^\/app(?=\/|$)/, folder)) }
  }

  #take(step: Step, built: Built): Partial<Built> {
    const { keyword, args } = step
    switch (keyword) {
      case 'COPY':
        this.#copy(step, built)
        return {}
      case 'RUN':
        sh(args.replace(/--mount=\S+\s+/g, ''), { cwd: built.workFolder, env: built.env })
        return {}
      case 'ENV':
        return { env: { ...built.env, ...Object.fromEntries(args.split(/\s+/).map((pair) => pair.split('=', 2))) } }
      case 'WORKDIR':
        return { workFolder: inFolder(built.folder, args.replace(/^\/app\/?/, '')) }
      case 'CMD':
        return { command: readCommand(step) ?? [] }
      case 'USER':
      case 'EXPOSE':
      case 'HEALTHCHECK':
        return {}
      default:
        throw new Error(`No way to take ${keyword} ${args} without Docker.`)
    }
  }

  #copy(step: Step, { workFolder }: Built): void {
    const { from, sources, target } = readCopy(step)
    const root = from ? this.build(from).folder : this.#files.context
    for (const source of sources) {
      const path = source.replace(/^\/app\//, '')
      const isInto = target.endsWith('/') && !isFolder(join(root, path))
      const to = join(workFolder, target, isInto ? path.replace(/^.*\//, '') : '')
      mkdirSync(dirname(to), { recursive: true })
      const filter = (file: string) => from !== undefined || !this.#isIgnored(relative(root, file))
      cpSync(join(root, path), to, { recursive: true, filter })
    }
  }
}

function inFolder(folder: string, path: string): string {
  const inside = join(folder, path)
  if (!existsSync(inside)) mkdirSync(inside, { recursive: true })
  return inside
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function sh(script: string, { cwd, env }: { cwd: string; env: Readonly<Record<string, string>> }): void {
  const { HOME = '', PATH = '', npm_config_cache } = process.env
  const whole: Record<string, string> = { HOME, PATH, ...(npm_config_cache && { npm_config_cache }), ...env }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    cwd,
    env: whole as NodeJS.ProcessEnv,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${script}\nended with ${status}\n${stdout.slice(-4000)}${stderr.slice(-4000)}`)
}
