import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** How long a program that is to end may take to put its things away. */
const patience = 20_000

const running = new Set()
process.on('exit', () => signal(running, 'SIGINT'))
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => process.exit(1))

/**
 * Runs a Node program and gives how it ended and what it printed. `tell` hears what it prints, whole lines at a time; a program
 * that `isAlone` has the terminal for its own.
 */
export async function run(args, { env, tell, isAlone = false } = {}) {
  const child = spawn(process.execPath, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  running.add(child)
  const printed = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => printed.push(part))
    if (tell) tellLines(stream, tell)
  }
  const [status, by] = await once(child, 'close')
  running.delete(child)
  return { status, signal: by, printed: printed.join('') }
}

/** Ends all programs that run: one of them has failed. As by the keyboard: only then Playwright stops the product that it has started. */
export function endAll() {
  const ending = [...running]
  signal(ending, 'SIGINT')
  setTimeout(() => {
    signal(ending, 'SIGKILL')
    // What it has started may hold them open.
    for (const { stdout, stderr } of ending) for (const stream of [stdout, stderr]) stream?.destroy()
  }, patience).unref()
}

function signal(children, name) {
  for (const child of children) child.kill(name)
}

function tellLines(stream, tell) {
  let begun = ''
  stream?.on('data', (part) => {
    const end = part.lastIndexOf('\n') + 1
    if (end > 0) tell(begun + part.slice(0, end))
    begun = end > 0 ? part.slice(end) : begun + part
  })
  stream?.on('end', () => begun && tell(`${begun}\n`))
}
