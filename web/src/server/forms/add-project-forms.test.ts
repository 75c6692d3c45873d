import { beforeEach, expect, test, vi } from 'vitest'

const surroundings = { isDev: false, publicFiles: new Set<string>(), staticFiles: new Set<string>() }
const own = { NODE_ENV: 'test', SITE_ROOT: '.', OWN_DIR: 'examples/host/src/blickfang' } as const

beforeEach(() => vi.resetModules())

test('a form of the project is reached by pages without scripts, at its own path and no other', async () => {
  const { addProjectForms } = await import('./add-project-forms.ts')
  const { routeRequest } = await import('../request/route-request.ts')
  await addProjectForms(own)
  const routed = (path: string) => routeRequest(path, surroundings)
  expect(routed('/_form/forms/order/fr')).toMatchObject({
    kind: 'form',
    known: { form: { name: 'order' }, messages: { fr: { messages: { idle: 'Commander' } } } },
    locale: 'fr',
  })
  expect(routed('/_form/contact/de')).toMatchObject({ kind: 'form', known: { form: { name: 'contact' } } })
  for (const path of ['order/de', 'forms/order', 'forms/order/xx', 'forms/order/de/x', 'forms/orders/de', 'forms//de'])
    expect(routed(`/_form/${path}`)).toEqual({ kind: 'missing' })
})

test.each([{}, { OWN_DIR: 'examples/new/src/blickfang' }, { OWN_DIR: '' }])(
  'a project without forms has ours alone (%j)',
  async (said) => {
    const { addProjectForms } = await import('./add-project-forms.ts')
    const { routeRequest } = await import('../request/route-request.ts')
    await addProjectForms({ NODE_ENV: 'test', SITE_ROOT: '.', ...said })
    expect(routeRequest('/_form/forms/order/de', surroundings)).toEqual({ kind: 'missing' })
    expect(routeRequest('/_form/form/de', surroundings)).toMatchObject({ kind: 'form', locale: 'de' })
  },
)
