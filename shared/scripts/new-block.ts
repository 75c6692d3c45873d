import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { blockTemplate } from './block-template.ts'
import { writeFolder } from './write-folder.ts'

writeFolder('blocks', process.argv[2], blockTemplate)
// Not only what stands beside the blocks is made of them: the add dialog's icons are, in web.
const { status } = spawnSync('npm', ['run', 'gen'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  shell: true,
})
process.exitCode = status ?? 1
