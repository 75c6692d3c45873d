import { defineForm, requiredText } from '@blickfang/contract/kernel/form.ts'
import type { ProjectForm } from '@blickfang/contract/kernel/own/project-form.ts'
import type { Config } from 'payload'
import { beforeEach, expect, test, vi } from 'vitest'

const label = { de: 'Bestellung', fr: 'Commande', en: 'Order' }
const nothing = { collections: [], globals: [], tasks: [], endpoints: [] }
const sentences = ['name', 'nameError', 'closedError', 'idle', 'sent', 'sentSentence']
const messages = { de: { language: 'de', messages: Object.fromEntries(sentences.map((key) => [key, key])) } }
const mail = { de: { language: 'de', messages: { mailSubject: 'x', mailBody: 'x', noticeSubject: 'x' } } }

function order(block: string, sources: readonly string[] = []): ProjectForm {
  const form = defineForm({
    name: 'order',
    label,
    fields: { name: requiredText(100) },
    sender: null,
    block: { name: block, counts: 'any' },
  })
  return { form: { ...form, sources }, messages, mail }
}

async function check(form: ProjectForm): Promise<void> {
  const { projectForms } = await import('@blickfang/contract/forms/project-forms.ts')
  projectForms.add({ order: form })
  const { checkProject } = await import('./check-project.ts')
  checkProject({} as Config, nothing)
}

beforeEach(() => vi.resetModules())

test('a form in a block that there is, held against a source that asks nothing back, is taken', async () => {
  await expect(check(order('quote', ['branches']))).resolves.toBeUndefined()
})

test.each([
  [
    'a block that there is none of',
    order('orders'),
    'The form «order» stands in the block «orders», and there is none',
  ],
  ['a source that nobody knows', order('quote', ['weather']), 'The form «order» asks «weather», which is no source'],
  ['a source of the site’s own', order('quote', ['videoSetup']), 'The form «order» asks «videoSetup»'],
])('a form with %s is refused by one sentence that says which', async (_, form, sentence) => {
  await expect(check(form)).rejects.toThrow(sentence)
})
