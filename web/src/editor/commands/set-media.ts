import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Puts a picture of the library into a field, or takes it out. Tell the document the picture first: `EditorSession.rememberMedia`. */
export const setMedia = defineCommand<{ fieldId: string; mediaId: string | null }>({
  name: 'setMedia',
  history: 'record',
  plan: (document, { fieldId, mediaId }) =>
    changeValue(document, { itemType: 'field', id: fieldId }, 'mediaId', mediaId),
})
