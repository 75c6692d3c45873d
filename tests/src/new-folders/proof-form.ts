const sentences = {
  de: {
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    when: 'Wann?',
    early: 'am Morgen',
    late: 'am Abend',
    total: 'Kosten',
    nameError: 'Bitte geben Sie Ihren Namen an.',
    phoneError: 'Bitte geben Sie Ihre Telefonnummer an.',
    emailError: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    whenError: 'Bitte wählen Sie eine Zeit.',
    fullError: 'Am Abend ist niemand mehr frei.',
    closed: 'Geschlossen',
    closedError: 'Wir rufen zurzeit niemanden zurück.',
    idle: 'Rückruf bestellen',
    sent: 'Bestellt. Danke!',
    sentSentence: 'Danke, wir rufen Sie an.',
  },
}

const mail = {
  de: {
    mailSubject: 'Ihr Rückruf von {name}',
    mailBody: 'Wir rufen Sie an.',
    noticeSubject: 'Jemand wünscht einen Rückruf',
  },
}

/** A form with all that a contract may say: its price, its closing, its rule, its limits and its mails. */
export const proofForm = {
  'form.ts': `import * as z from 'zod/mini'
import { defineForm, phoneText, requiredText } from '@blickfang/contract/kernel/form.ts'
import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'

/** Asks for a call. */
export const proofCallForm = defineForm({
  name: 'proofCall',
  label: { de: 'Rückruf', fr: 'Rappel', en: 'Call back' },
  path: '/proofCall',
  fields: { name: requiredText(100), phone: phoneText(), email: emailSchema, when: z.enum(['early', 'late']) },
  price: { of: ({ when }) => (when === 'late' ? 20 : 10), inWords: (total) => \`CHF \${total}\` },
  block: { name: 'proofCall', counts: 'any', isClosed: ({ closed }) => closed === true },
  check: ({ when }, { offers }) => ({ ...(when === 'late' && offers.every(({ full }) => full) && { full: 'full' }) }),
  refusals: ['full'],
  rate: { points: 7, seconds: 60 },
  sender: 'email',
  titleOf: ({ name, phone }) => \`\${name}, \${phone}\`,
  mail: { nameOf: ({ name }) => name, confirms: 'chosen' },
})
`,
  'messages.json': JSON.stringify(sentences, null, 2),
  'mail/messages.json': JSON.stringify(mail, null, 2),
}

/** The block in which it stands. */
export const proofFormBlock = {
  'contract.ts': `import { text } from '@blickfang/contract/fields/fields.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

export const proofCall = defineBlock({
  name: 'proofCall',
  label: { de: 'Rückruf', fr: 'Rappel', en: 'Call back' },
  section: 'content',
  icon: 'mail',
  fields: { title: text({ de: 'Titel', fr: 'Titre', en: 'Title' }, { maxLength: 300, sample: 'Rückruf' }) },
  options: {
    closed: checkbox({ de: 'Geschlossen', fr: 'Fermé', en: 'Closed' }),
    full: checkbox({ de: 'Abends voll', fr: 'Complet le soir', en: 'Full in the evening' }),
  },
})
`,
  'view.tsx': `import { proofCallForm } from '@blickfang/contract/forms/proof-call/form.ts'
import { messages } from '@blickfang/contract/forms/proof-call/messages.generated.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { entryProps } from '@blickfang/views/site/form/entry-props.ts'
import { proofCall } from './contract.ts'
import { ProofCallIsland } from './island.tsx'

export const proofCallView = defineView(proofCall, ({ fields, options, site, id, index }) => (
  <div>
    <fields.title as={index === 0 ? 'h1' : 'h2'} />
    <ProofCallIsland {...entryProps(proofCallForm, messages, { site, id })} isClosed={options.closed} />
  </div>
))
`,
  'island.tsx': `'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { ProofCallProps } from './proof-call-entry.tsx'

export const ProofCallIsland = defineIsland<ProofCallProps>(
  { name: 'proofCall', wakes: 'touched' },
  async () => (await import('./proof-call-entry.tsx')).ProofCallEntry,
)
`,
  'proof-call-entry.tsx': `import { proofCallForm as form } from '@blickfang/contract/forms/proof-call/form.ts'
import type { Sentences } from '@blickfang/contract/forms/proof-call/messages.generated.ts'
import { ChoiceField, TextField } from '@blickfang/views/site/form/entry-fields.tsx'
import { EntryForm } from '@blickfang/views/site/form/entry-form.tsx'
import type { EntryProps } from '@blickfang/views/site/form/entry-props.ts'
import { sayOf } from '@blickfang/views/site/form/say-of.ts'
import { useEntry } from '@blickfang/views/site/form/use-entry.ts'

export interface ProofCallProps extends EntryProps<Sentences> {
  isClosed: boolean
}

/** The fields of the call. */
export function ProofCallEntry({ id, locale, words, isStill, tried = null, isClosed }: ProofCallProps) {
  const say = sayOf(words)
  const entry = useEntry({ form, id, locale, restMs: { error: 3_000 }, tried })
  const context = { entry, id, say }
  return (
    <EntryForm {...{ form, entry, id, say, locale, isStill, isClosed }} language={words.language} waits={['loading']}>
      <TextField {...context} name="name" autoComplete="name" maxLength={100} />
      <TextField {...context} name="phone" type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...context} name="email" type="email" autoComplete="email" maxLength={254} />
      <ChoiceField {...context} name="when" type="radio" legend={say('when')} options={['early', 'late']} />
    </EntryForm>
  )
}
`,
}

/** Sends entries of the new form, with the modules of the copy. */
export const formProof = `
import { randomUUID } from 'node:crypto'
import { forms } from '@blickfang/contract/forms/forms.generated.ts'
import { entryInWords } from '@blickfang/contract/forms/entry-in-words.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { wordOf } from './cms/src/plugin/admin/words/word-of.ts'
import { openedBefore } from './cms/src/plugin/testing/opened-before.ts'
import { publishPageWith } from './cms/src/plugin/testing/publish-page-with.ts'
import { startCms } from './cms/src/plugin/testing/start-cms.ts'
import { routeRequest } from './web/src/server/request/route-request.ts'

test('a form of its folder alone is shown, sent with and without scripts, judged, kept, mailed and read', async () => {
  const html = renderBlockHtml('proofCall', {}, { id: 'b7' })
  expect(html).toContain('action="/_form/proofCall/de"')
  expect(html).toContain('Rückruf bestellen')
  const files = { isDev: false, publicFiles: new Set(), staticFiles: new Set() }
  expect(routeRequest('/_form/proofCall/de', files)).toMatchObject({ kind: 'form', known: { form: { name: 'proofCall' } }, locale: 'de' })

  const cms = await startCms()
  await cms.db.rows(sql\`update bf_settings set "values" = '{"footer":{"email":"laden@example.ch"}}'::jsonb\`)
  const own = { name: 'Anna Muster', phone: '052 212 47 30', email: 'anna@example.ch', when: 'late', lang: 'de' }
  const send = async (body = {}) => {
    const entry = { ...own, key: randomUUID(), opened: openedBefore(cms.payload), ...body }
    const { status, json } = await cms.request({ method: 'POST', path: '/v1/proofCall', as: null, body: entry })
    return [status, json.fields ?? json.total]
  }
  const set = (options) =>
    cms.db.rows(sql\`update bf_groups set published = published || \${JSON.stringify(options)}::jsonb where name = 'proofCall'\`)

  expect(await send()).toEqual([400, { closed: 'closed' }])
  await publishPageWith(cms, 'proofCall')
  expect(await send({ opened: openedBefore(cms.payload, 1_000) })).toEqual([400, expect.objectContaining({ opened: 'opened' })])
  expect(await send({ phone: 'x', more: 1 })).toEqual([400, expect.objectContaining({ phone: expect.any(String) })])
  await set({ 'options.full': true })
  expect(await send()).toEqual([400, { full: 'full' }])
  await set({ 'options.full': false, 'options.closed': true })
  expect(await send()).toEqual([400, { closed: 'closed' }])
  await set({ 'options.closed': false })
  const key = randomUUID()
  expect([await send({ key }), await send({ key })]).toEqual([[200, 20], [200, 20]])
  expect((await send())[0]).toBe(429)

  const [entry, ...others] = await cms.db.rows(sql\`select form, title, "values" from bf_submissions\`)
  expect([entry.title, others]).toEqual(['Anna Muster, 052 212 47 30', []])
  expect(wordOf('form', entry.form, 'fr')).toBe('Rappel')
  expect(entryInWords({ ...entry, language: 'de' })).toEqual([
    ['Name', 'Anna Muster'],
    ['Telefon', '052 212 47 30'],
    ['E-Mail', 'anna@example.ch'],
    ['Wann?', 'am Abend'],
    ['Kosten', 'CHF 20'],
  ])
  const mails = await cms.db.rows(sql\`select "to", subject, text from bf_mails where submission_id is not null order by "to"\`)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@example.ch', 'Ihr Rückruf von Blickfang'],
    ['laden@example.ch', 'Jemand wünscht einen Rückruf'],
  ])
  expect(mails[0].text).toContain('Guten Tag Anna Muster')
  expect(mails[0].text).toContain('Wann? am Abend')
  expect(mails[0].text).not.toContain('052')
  const { json } = await cms.request({ method: 'GET', path: '/v1/openapi.json', as: null })
  expect(json.paths['/proofCall'] ?? json.paths['/api/v1/proofCall']).toBeTruthy()
  expect(Object.keys(forms)).toContain('proofCall')
  await cms.stop()
})
`
