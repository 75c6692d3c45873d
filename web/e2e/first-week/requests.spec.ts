import { expect } from '../fixtures.ts'
import { sendMessage } from '../forms/send-message.ts'
import { type Others, type Owner, taskAlone } from './owner.ts'

/** Somebody asks something by a form of the page; the owner has the panel of requests open beside it. */
async function ask(owner: Owner, { visitor, newPage }: Others) {
  const own = await newPage({ groups: ['form'], publish: true })
  const name = await sendMessage(visitor, own.live)
  await owner.open({ edit: own.edit.replace('toolbar=1', 'requests=1') }, 'Anfragen')
  const panel = owner.region('Anfragen')
  return { panel, row: panel.getByRole('button', { name: new RegExp(name) }) }
}

// Beside no other: a network may send ten forms in ten minutes, and the other journeys need theirs. Three steps of three presses each.
taskAlone(
  { number: 18, name: 'a request is answered by mail, marked as done, and taken along in a table', aim: 9 },
  async (owner, others) => {
    const { page, hand } = owner
    const { panel, row } = await ask(owner, others)
    await hand.press(row)
    const answer = panel.getByRole('link', { name: owner.say('Per Mail antworten') })
    await expect(answer).toHaveAttribute('href', /^mailto:rosa%40example\.ch\?subject=Re%3A/)
    await expect(answer).toBeInViewport({ ratio: 1 })
    await expect(row).not.toContainText(owner.say('Neu'))
    await hand.press(panel.getByRole('button', { name: owner.say('Als erledigt markieren') }))
    await expect(row).toContainText(owner.language === 'fr' ? 'Traité' : 'Erledigt')
    await hand.press(panel.getByRole('button', { name: owner.say('Alle ({count})') }))
    const loaded = page.waitForEvent('download')
    await hand.press(panel.getByRole('button', { name: owner.say('Als Tabelle speichern (CSV)') }))
    expect((await loaded).suggestedFilename()).toMatch(/\.csv$/)
  },
)
