/** Of the call that opens a form; apart from its contract, because a visitor's page brings no schemas of calls. */
export const openFormPath = '/form/open'
