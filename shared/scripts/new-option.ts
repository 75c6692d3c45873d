import { optionTemplate } from './option-template.ts'
import { writeFolder } from './write-folder.ts'

writeFolder('options', process.argv[2], optionTemplate)
await import('./generate.ts')
