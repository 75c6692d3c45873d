/** The longest name of a template. */
export const templateNameLength = 80
