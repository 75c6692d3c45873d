import { blockTemplate } from './block-template.ts'
import { writeFolder } from './write-folder.ts'

writeFolder('blocks', process.argv[2], blockTemplate)
await import('./generate.ts')
