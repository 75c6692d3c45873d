/** Facts about all calls that a program has to know. */
export const description = [
  'JSON over HTTPS. A success answers `{"status": 200, "success": true, …}`, a failure its HTTP status, a `code` for programs and a sentence for people in `error`, in the language of Accept-Language (de, fr, en).',
  'Values have revisions: a write names in `base` the one that it replaces, and is refused with CONFLICT where somebody has saved another since. Asking again with the same ids changes nothing.',
  'Programs bring a key: every account makes its own below its password, and withdraws it there. Send it in the header `Authorization: Bearer bf_…`. A key reads (`read`), changes drafts too (`draft`), or publishes too (`publish`), never more than its account may; each call says how far a key must reach.',
].join(' ')

/** The same for accounts of the plugin's own. */
export const howToSignIn =
  'To sign in, POST the address and the password of an account to `/api/bf-users/login`, and send the answered token in the header `Authorization: JWT <token>`; it is good for twelve hours.'

const sentence = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: { type: 'array', items: { type: 'object', properties: { message: { type: 'string' } } } },
  },
}
const refused = (why: string) => ({ description: why, content: { 'application/json': { schema: sentence } } })

/** Signing in, which is Payload's and lies beside API v1. */
export const signInPath = {
  servers: [{ url: '/api' }],
  post: {
    operationId: 'signIn',
    summary: 'Signs in to an account.',
    description: 'At most 10 wrong passwords for one account, and 60 of one client, in 15 minutes.',
    tags: ['account'],
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['email', 'password'],
            properties: {
              email: { type: 'string', format: 'email' },
              password: { type: 'string', format: 'password' },
            },
          },
        },
      },
    },
    responses: {
      '200': {
        description: 'Signed in',
        headers: { 'Set-Cookie': { description: 'The session, for browsers.', schema: { type: 'string' } } },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['token', 'exp'],
              properties: {
                token: { type: 'string' },
                exp: { type: 'integer', description: 'When the token ends, in seconds since 1970.' },
              },
            },
          },
        },
      },
      '401': refused('The address or the password is wrong.'),
      '429': {
        ...refused('Too many tries.'),
        headers: {
          'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer', minimum: 1 } },
        },
      },
    },
  },
}
