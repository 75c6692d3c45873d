/** Loaders of the views of a project's blocks, by name: its own registry says of which kind each is. */
export const viewLoaders: object = {}
