import { removeFile } from '@blickfang/shared/jobs/remove-file/job.ts'
import { picturesOf } from '../../media/pictures.ts'
import { defineRun } from '../../queue/job-run.ts'

export const removeFileRun = defineRun(removeFile, ({ payload, input }) => picturesOf(payload).remove(input.filename))
