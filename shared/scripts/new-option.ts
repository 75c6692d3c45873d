import { optionTemplate } from './option-template.ts'
import { writeFolder } from './write-folder.ts'

writeFolder(['shared/contract/src/options'], process.argv[2], (folder) => ({
  'shared/contract/src/options': optionTemplate(folder),
}))
await import('./generate.ts')
