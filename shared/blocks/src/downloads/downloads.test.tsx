import { renderBlockHtml, type TestContent } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const medium = (name: string, size: number) => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  ...{ mediaType: 'document', mimeType: 'application/pdf', publicUrl: '/api/bf-media/file/preise-0123.pdf' },
  ...{ width: null, height: null, blurHash: null, focalPoint: null, alt: '' },
  document: { name, size },
})
const show = (files: readonly TestContent[], how: Parameters<typeof renderBlockHtml>[2] = {}) => {
  document.body.innerHTML = renderBlockHtml('downloads', { fields: { title: 'Formulare' }, children: { files } }, how)
}

test('a line leads to its file by its name, and says what it is and how large', () => {
  show([
    { fields: { name: 'Preisliste', note: 'Gültig ab März' }, options: { file: medium('Preise 2027.pdf', 1_258_291) } },
  ])
  const link = document.querySelector('a')
  expect(link?.getAttribute('href')).toBe('/api/bf-media/file/preise-0123.pdf')
  expect(link?.hasAttribute('download')).toBe(true)
  expect(link?.textContent?.replace(/\s/g, ' ')).toBe('PreislistePDF, 1.2 MB')
  expect(document.querySelector('li')?.textContent).toContain('Gültig ab März')
})

test.each([
  ['de', 'PDF, 350 kB'],
  ['fr', 'PDF, 350 ko'],
  ['en', 'PDF, 350 kB'],
] as const)('in %s the size is said as people there read it', (locale, said) => {
  show([{ fields: { name: 'A' }, options: { file: medium('a.pdf', 358_400) } }], { locale })
  expect(document.querySelector('a')?.textContent?.slice(1).replace(/\s/g, ' ')).toBe(said)
})

test('a file that nobody has named is called as it is in the library', () => {
  show([{ options: { file: medium('Merkblatt.Linsen.pdf', 5_000) } }])
  expect(document.querySelector('a strong')?.textContent).toBe('Merkblatt.Linsen')
})

test.each([
  ['nothing', null],
  ['a picture', { ...medium('a.png', 5), mediaType: 'image', document: null }],
])('a line with %s in the place of a file is not there for visitors, and who edits is asked for one', (_, file) => {
  show([{ fields: { name: 'Preisliste' }, options: { file } }])
  expect(document.querySelector('li')?.innerHTML).toBe('')
  show([{ fields: { name: 'Preisliste' }, options: { file } }], { isEditing: true })
  expect(document.querySelector('li button[data-asks-file]')?.textContent).toBe('Datei wählen')
})
