import { blockTemplate } from './block-template.ts'
import { generateAll, writeFolder } from './write-folder.ts'

writeFolder(['shared/src/blocks'], process.argv[2], (folder) => ({ 'shared/src/blocks': blockTemplate(folder) }))
generateAll()
