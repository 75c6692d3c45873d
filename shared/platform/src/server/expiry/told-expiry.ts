import * as z from 'zod'

/** Headers beside the tags that the cms tells web of: the positions of its journal before and after them. */
export const toldAfterHeader = 'x-expiry-after'
export const toldPositionHeader = 'x-expiry-position'

/** Answer of a web process: its name, and how far it has followed the journal. */
export const toldAnswerSchema = z.object({ web: z.string(), position: z.int().nullable() })
