/** A section of the settings of its own, and a test of what follows from it and from one line in another. */
export const trialSection = {
  'section.ts': `import { defineSection } from '../../kernel/section/section.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { text } from '../../options/text/option.ts'

export const trial = defineSection({
  name: 'trial',
  label: { de: 'Versuch', fr: 'Essai', en: 'Trial' },
  place: 13,
  options: {
    'trial.isOn': checkbox({ de: 'Eingeschaltet', fr: 'Activé', en: 'On' }),
    'trial.words': text({ de: 'Worte', fr: 'Mots', en: 'Words' }, { maxLength: 20, fallback: 'neu' }),
  },
  showWhen: { 'trial.words': { 'trial.isOn': true } },
})
`,
  'trial-proof.test.tsx': `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settingsFields } from '../../../../../cms/src/plugin/globals/settings/settings-fields.ts'
import { sections, settingsSchema } from '../../content/settings.ts'
import { settingInWords, settingName } from '../../content/settings-values/settings-values.ts'
import type { ControlServices } from '../../options/control.ts'
import { OptionForm } from '../../options/option-form.tsx'
import { trial } from './section.ts'

test('a section that is a folder, and a setting that is a line, are stored, checked, drawn and said', () => {
  const settings = settingsSchema.parse({})
  const typed: { isOn: boolean; words: string } = settings.trial
  const fax: string = settings.contact.fax
  expect([typed, fax]).toEqual([{ isOn: false, words: 'neu' }, ''])
  expect(settingsSchema.safeParse({ trial: { words: 'x'.repeat(21) } }).success).toBe(false)
  expect(settingName('contact.fax', 'de')).toBe('Kontakt › Fax')
  expect(settingInWords('trial.isOn', true, { language: 'fr', pageName: () => null, mediumName: () => null })).toBe('Oui')
  expect(sections.map(({ name }) => name)).toContain('trial')
  expect(settingsFields().tabs.map(({ label }) => JSON.stringify(label))).toContainEqual(JSON.stringify(trial.label))
  const values = { 'trial.isOn': true, 'trial.words': 'neu' }
  const html = renderToStaticMarkup(
    <OptionForm id="setting" options={trial.options} showWhen={trial.showWhen} values={values} services={{ language: 'de' } as ControlServices} onChange={() => undefined} />,
  )
  expect(html).toContain('Eingeschaltet')
  expect(html).toContain('value="neu"')
})
`,
}
