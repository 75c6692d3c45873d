// The style sheets of a project's fonts.
export {}
