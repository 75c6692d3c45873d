import { sourceTemplate } from './source-template.ts'
import { generateAll, writeFolder } from './write-folder.ts'

writeFolder(['shared/contract/src/sources', 'cms/src/plugin/sources'], process.argv[2], sourceTemplate)
generateAll()
