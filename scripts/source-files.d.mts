/** The source files that people write, as paths from the root. */
export function sourceFiles(pattern?: RegExp): string[]
