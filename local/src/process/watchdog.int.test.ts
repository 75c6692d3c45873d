import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'

test('a guarded process and a guarded group end when their parent is killed', async () => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'watchdog.ts')).href)
  const code = `import { spawn } from 'node:child_process'
    import { startWatchdog } from ${module}
    const idle = () => spawn('sh', ['-c', 'sleep 60 & wait'], { detached: true, stdio: 'ignore' }).pid
    const [one, group] = [idle(), idle()]
    const watchdog = startWatchdog()
    watchdog.guard(one, 'TERM')
    watchdog.guard(-group, 'TERM')
    console.log(JSON.stringify([one, group]))
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const guarded: number[] = JSON.parse(String(line))
  expect(guarded.map(isAlive)).toEqual([true, true])
  parent.kill('SIGKILL')
  await expect.poll(() => guarded.map(isAlive), { timeout: 10_000 }).toEqual([false, false])
})
