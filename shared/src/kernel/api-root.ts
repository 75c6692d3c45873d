/** Where API v1 begins; the path of a contract goes on from here. */
export const apiRoot = '/api/v1'

/** The path of the call that opens a form: apart from its contract, because a visitor's page brings no schemas of calls. */
export const openFormPath = '/form/open'
