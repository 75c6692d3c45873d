// The style sheets of a project's blocks.
export {}
