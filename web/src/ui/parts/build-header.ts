/** Header of the site's answers to an editor, and name of the element of its page that says the same: which build it is of. */
export const buildHeader = 'x-site-build'
