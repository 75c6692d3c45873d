import { blockTemplate } from './block-template.ts'
import { generateAll, writeFolder } from './write-folder.ts'

writeFolder(['shared/blocks/src'], process.argv[2], (folder) => ({ 'shared/blocks/src': blockTemplate(folder) }))
generateAll()
