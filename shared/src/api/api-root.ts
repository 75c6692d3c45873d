/** Where API v1 begins; the path of a contract goes on from here. */
export const apiRoot = '/api/v1'
