import { optionTemplate } from './option-template.ts'
import { writeFolder } from './write-folder.ts'

writeFolder(['shared/src/options'], process.argv[2], (folder) => ({ 'shared/src/options': optionTemplate(folder) }))
await import('./generate.ts')
