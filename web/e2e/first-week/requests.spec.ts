import { expect } from '../fixtures.ts'
import { type Others, type Owner, task } from './owner.ts'

/** Somebody asks something by a form of the page; the owner has the panel of requests open beside it. */
async function ask(owner: Owner, { visitor, newPage }: Others) {
  const own = await newPage({ groups: ['form'], publish: true })
  const name = `Rosa ${crypto.randomUUID().slice(0, 8)}`
  await visitor.goto(own.live)
  const form = visitor.locator('form[action^="/_form/form"]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-Mail').fill('rosa@example.ch')
  await form.getByLabel('Nachricht').fill('Haben Sie am Samstag offen?')
  await form.getByRole('button', { name: 'Senden' }).click()
  await expect(form.getByRole('status')).not.toBeEmpty()
  await owner.open({ edit: own.edit.replace('toolbar=1', 'requests=1') }, 'Anfragen')
  const panel = owner.region('Anfragen')
  return { panel, row: panel.getByRole('button', { name: new RegExp(name) }) }
}

task({ number: 18, name: 'a request is read and answered by mail @phone', aim: 3 }, async (owner, others) => {
  const { panel, row } = await ask(owner, others)
  await owner.hand.press(row)
  const answer = panel.getByRole('link', { name: owner.say('Per Mail antworten') })
  await expect(answer).toHaveAttribute('href', /^mailto:rosa%40example\.ch\?subject=Re%3A/)
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(row).not.toContainText(owner.say('Neu'))
})

task({ number: 18, name: 'a request is marked as done @phone', aim: 3 }, async (owner, others) => {
  const { panel, row } = await ask(owner, others)
  await owner.hand.press(row)
  await owner.hand.press(panel.getByRole('button', { name: owner.say('Als erledigt markieren') }))
  await expect(row).toContainText(owner.language === 'fr' ? 'Traité' : 'Erledigt')
})

task({ number: 18, name: 'the requests are taken along as a table @phone', aim: 3 }, async (owner, others) => {
  const { panel } = await ask(owner, others)
  await owner.hand.press(panel.getByRole('button', { name: owner.say('Alle ({count})') }))
  const loaded = owner.page.waitForEvent('download')
  await owner.hand.press(panel.getByRole('button', { name: owner.say('Als Tabelle speichern (CSV)') }))
  expect((await loaded).suggestedFilename()).toMatch(/\.csv$/)
})
