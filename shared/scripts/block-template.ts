import { camelCase, pascalCase } from '@blickfang/platform/registries/names.ts'

/** The files of a new block: it compiles, renders and passes its test before anyone touches it. */
export function blockTemplate(folder: string): Record<string, string> {
  const name = camelCase(folder)
  const title = pascalCase(folder)
  return {
    'contract.ts': `import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

export const ${name} = defineBlock({
  name: '${name}',
  label: { de: '${title}', fr: '${title}', en: '${title}' },
  section: 'remaining',
  icon: 'box',
  fields: {
    title: text({ de: 'Titel', fr: 'Titre', en: 'Title' }, { maxLength: 300, sample: 'Ein Titel' }),
    text: richText({ de: 'Text', fr: 'Texte', en: 'Text' }, { sample: 'Ein Text dazu.' }),
  },
  options: { alignment: alignment({ de: 'Ausrichtung', fr: 'Alignement', en: 'Alignment' }) },
})
`,
    'view.tsx': `import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { ${name} } from './contract.ts'
import css from './${folder}.module.css'

export const ${name}View = defineView(${name}, ({ fields, options, isPageTitle }) => (
  <div className={css.block} data-align={options.alignment}>
    <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
    <fields.text className={type.text} />
  </div>
))
`,
    [`${folder}.module.css`]: `.block {
  display: grid;
  gap: 1rem;
}
.block[data-align='center'] {
  justify-items: center;
  text-align: center;
}
.block[data-align='right'] {
  justify-items: end;
  text-align: right;
}
`,
    [`${folder}.test.tsx`]: `import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('it is aligned as its option says', () => {
  const html = renderBlockHtml('${name}', { fields: { title: 'Titel' }, options: { alignment: 'center' } })
  expect(html).toContain('data-align="center"')
})
`,
  }
}
