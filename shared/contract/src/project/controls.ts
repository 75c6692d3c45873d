/** Controls of the options that a project adds, by the types of these: its own registry says of which kind each is. */
export const controls: object = {}
