import { expect } from '../fixtures.ts'
import { field, saved, tool } from './edited-page.ts'
import { test } from './engine-test.ts'

// The journey of this engine that `npm test` has too.
test('every kind of text is typed without a pause between them, formatted, taken back, reloaded and published @short', async ({
  openEditor,
  meet,
}) => {
  const { editor, live } = await openEditor({ publish: true })

  await editor.fill(field('kicker'), 'Seit 1987')
  await editor.fill(field('lead'), 'Wir messen genau.')
  await editor.press(field('title'))
  await editor.keys('Control+a')
  await editor.type('Sehen')
  await editor.reads(field('title'), 'Sehen')
  await editor.press(field('lead'))
  await editor.keys('Control+End')
  await editor.type(' Auch am Abend.')
  await editor.keys('Tab')
  await editor.keys('Control+a')
  await editor.type('Termin')
  await editor.reads(field('primaryButton'), 'Termin')
  await editor.keys('Shift+Tab')
  await editor.keys('Control+a', 'Control+b')
  await editor.keys('Escape')
  await editor.sees(saved)
  await editor.reload()

  const written = {
    kicker: 'Seit 1987',
    title: 'Sehen',
    lead: 'Wir messen genau. Auch am Abend.',
    primaryButton: 'Termin',
  }
  for (const [name, words] of Object.entries(written)) await editor.reads(field(name), words)
  await editor.sees({ css: 'strong', within: field('lead') })
  await editor.press(tool(/^Rückgängig/))
  await editor.seesNo({ css: 'strong', within: field('lead') })
  await editor.keys('Control+Shift+z')
  await editor.sees({ css: 'strong', within: field('lead') })

  await editor.press(tool('Veröffentlichen'))
  await editor.press({ role: 'button', name: 'Veröffentlichen', within: { role: 'dialog' } })
  await editor.sees({ text: 'Veröffentlicht. Besucher sehen jetzt die neue Version.', nth: 0 })
  const visitor = await meet()
  await visitor.goto(live)
  await visitor.reads({ role: 'heading', name: 'Sehen', nth: 0 }, 'Sehen')
  await visitor.sees({ css: 'main strong', nth: 0 })
  expect(await visitor.path()).toBe(live)
})
