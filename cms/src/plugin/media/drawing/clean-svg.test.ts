// Of a drawing nothing that is seen goes without a sentence, and nothing that runs or fetches stays.
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const own = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const sized = 'viewBox="0 0 60 40" width="60" height="40"'

const clean = async (drawing: string | Buffer) =>
  (await cleanSvg(Buffer.from(drawing), async (data) => ({ data, mimeType: 'image/png' }))).toString()
const pixels = (drawing: string) => sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer()
const refused = (drawing: string | Buffer) =>
  clean(drawing).then(
    () => null,
    ({ code, detail }) => [code, detail?.what].filter(Boolean).join(' '),
  )

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Shapes with ids and classes that others name, as programs write them. */
const colours = fc.constantFrom(
  '#e30613',
  '#0f4c45',
  'rgb(20, 90, 200)',
  'hsl(40 80% 50%)',
  'url(#fade)',
  "url('#fade') red",
)
const number = fc.integer({ min: 0, max: 40 })
const shape = fc.oneof(
  fc
    .tuple(number, number, colours)
    .map(([x, y, fill]) => `<rect x="${x}" y="${y}" width="15" height="9" fill="${fill}"/>`),
  fc
    .tuple(number, number, colours)
    .map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="8" style="fill:${fill};stroke:#000"/>`),
  fc.tuple(number, number).map(([x, y]) => `<path class="st0" d="M${x} ${y}h10v10z"/>`),
  fc.tuple(number, number).map(([x, y]) => `<use xlink:href="#Ebene_1.ä" x="${x}" y="${y}"/>`),
  fc.tuple(number, number).map(([x, y]) => `<image x="${x}" y="${y}" width="9" height="9" xlink:href="${dot}"/>`),
  fc.constant('<polygon class="st1" points="1,1 20,5 9,30"/>'),
)
/** Shapes with paint of another file, which are never black. */
const elsewhere = fc.constantFrom(
  '<rect x="20" width="15" height="9" fill="url(marke.svg#verlauf)"/>',
  '<rect x="20" width="15" height="9" fill="url(https://x.example/marke.svg#verlauf) #e30613" stroke="url(a.svg#b)"/>',
  '<circle cx="30" cy="9" r="8" style="fill:url(marke.svg#verlauf) red"/>',
  '<circle cx="30" cy="9" r="8" style="fill:url(marke.svg#verlauf);stroke:#000"/>',
  '<style>.st2{fill:url(marke.svg#verlauf) #0f4c45}</style><path class="st2" d="M20 9h10v10z"/>',
)
/** Around them what keeps its children. */
const wrappers = [
  (inside: string) => `<g transform="rotate(5)" opacity=".8">${inside}</g>`,
  (inside: string) => `<switch><g>${inside}</g></switch>`,
  (inside: string) =>
    `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"><p>x</p></foreignObject><g>${inside}</g></switch>`,
  (inside: string) => `<a xlink:href="https://example.com" target="_blank" class="st0">${inside}</a>`,
  (inside: string) => `<svg x="3" width="50" height="30" viewBox="0 0 50 30">${inside}</svg>`,
  (inside: string) => `<g mask="url(#hole)" clip-path="url(#cut)">${inside}</g>`,
  (inside: string) =>
    `<!-- Ebene --><g inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer (1)">${inside}</g>`,
]
const drawing = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    shape,
    fc
      .tuple(fc.constantFrom(...wrappers), fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
      .map(([wrap, inside]) => wrap(inside.join(''))),
  ),
}))
const sheets = fc.constantFrom(
  '.st0{fill:#e30613}.st1{fill:none;stroke:#0f4c45}',
  '@media print{} .st0{fill:#e30613}',
  '@import url("https://fonts.example/css?family=Lato");.st0{fill:#e30613}',
  '@font-face{font-family:Lato;src:url(https://fonts.example/lato.woff2)}.st1{fill:#145ac8}',
  '<![CDATA[ .st0 { fill: #e30613; } .st1 { stroke: url(#fade); fill: none } ]]>',
  '/* Marta */ .st0{fill:#e30613} g > .st1{fill:#145ac8}',
  '@charset "utf-8"; @supports (fill: red){ .st0{fill:#e30613} }',
  '.st0{fill:#e30613;behavior:url(#default#x)}.st1{background:url(https://x.example/a.png);fill:#145ac8}',
  'rect{fill:#e30613',
)
const leftovers = fc.subarray([
  '<metadata><rdf:RDF xmlns:rdf="urn:rdf"><dc:creator xmlns:dc="urn:dc">Marta</dc:creator></rdf:RDF></metadata>',
  '<sodipodi:namedview xmlns:sodipodi="urn:sodipodi" id="base"><inkscape:grid xmlns:inkscape="urn:ink"/></sodipodi:namedview>',
  '<sketch:page xmlns:sketch="urn:sketch">1</sketch:page>',
  '<i:pgf xmlns:i="urn:i" id="adobe_illustrator_pgf"><![CDATA[eJzsvWl3]]></i:pgf>',
  '<title>Logo</title><desc>Created with Sketch.</desc>',
  '<script>alert(1)</script>',
])
const defs = `<defs><linearGradient id="fade"><stop stop-color="#145ac8"/><stop offset="1" style="stop-color:#f3b58a"/></linearGradient>
  <rect id="Ebene_1.ä" width="8" height="8" fill="#0f4c45"/><clipPath id="cut"><rect width="55" height="38"/></clipPath>
  <mask id="hole"><rect width="60" height="40" fill="#fff"/><circle cx="20" cy="20" r="5"/></mask></defs>`
const drawings = fc
  .tuple(sheets, leftovers, fc.array(drawing.node, { minLength: 1, maxLength: 4 }))
  .map(
    ([sheet, left, shapes]) =>
      `<svg ${own} xmlns:inkscape="urn:inkscape" ${sized}><style>${sheet}</style>${left.join('')}${defs}${shapes.join('')}</svg>`,
  )

const dangerous = /<script|\son\w+=|javascript:|https?:(?!\/\/www\.w3\.org)|@import|<foreignObject|<!ENTITY|<\?|Marta/i

test('a drawing looks as it did, and a second look changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(drawings, async (came) => {
      const goes = await clean(came)
      expect((await pixels(goes)).equals(await pixels(came))).toBe(true)
      expect(goes).not.toMatch(dangerous)
      expect(await clean(goes)).toBe(goes)
    }),
    { numRuns: 150 },
  )
})

/** The same drawing as another program would write it, and how. */
const writers: Readonly<Record<string, (drawing: string) => string | Buffer>> = {
  'with a declaration and the usual DOCTYPE': (one) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${one}`,
  'with entities for its namespaces': (one) =>
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
      <!ATTLIST svg xmlns:a3 CDATA #IMPLIED>]>${one.replace('"http://www.w3.org/2000/svg"', '"&ns_svg;"').replace('"http://www.w3.org/1999/xlink"', '"&ns_xlink;"')}`,
  'in UTF-8 with a mark': (one) => Buffer.from(`\ufeff${one}`),
  'in UTF-16': (one) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${one}`, 'utf16le'),
  'in UTF-16, the other way round': (one) =>
    Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${one}`, 'utf16le').swap16(),
  'in Latin-1': (one) => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${one}`, 'latin1'),
  'in windows-1252': (one) =>
    Buffer.from(`<?xml version='1.0' encoding='windows-1252' standalone='no'?>${one}`, 'latin1'),
  'with a prefix': (one) =>
    one
      .replace('xmlns="', 'xmlns:svg="')
      .replace(/<(\/?)([a-zA-Z]+)(?=[\s>/])(?![^<]*xmlns:(?:rdf|sketch)=)/g, '<$1svg:$2'),
  'without a namespace': (one) => one.replace('xmlns="http://www.w3.org/2000/svg" ', ''),
}
test('what names the paint of another file is painted as browsers do, and fetches nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(elsewhere, { minLength: 1, maxLength: 3 }), async (parts) => {
      const came = `<svg ${own} ${sized}><rect width="60" height="40" fill="#fff"/>${parts.join('')}</svg>`
      const goes = await clean(came)
      expect((await pixels(goes)).equals(await pixels(came))).toBe(true)
      expect(goes).not.toMatch(/marke\.svg|x\.example|a\.svg/)
    }),
  )
})

test.each(Object.keys(writers))('a drawing %s is the same drawing', async (how) => {
  await fc.assert(
    fc.asyncProperty(drawings, async (one) => {
      expect(await clean(writers[how]?.(one) ?? '')).toBe(await clean(one))
    }),
    { numRuns: 30 },
  )
})

test.each([
  [
    'words that HTML sets',
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Brille</p></foreignObject>',
    'text',
  ],
  [
    'words in a box that no browser knows',
    '<flowRoot><flowRegion><rect width="9" height="9"/></flowRegion><flowPara>Brille</flowPara></flowRoot>',
    'text',
  ],
  [
    'words that stand in a choice alone',
    '<switch><foreignObject width="9" height="9"><p>Brille</p></foreignObject></switch>',
    'text',
  ],
  ['a picture of elsewhere', '<image width="9" height="9" xlink:href="https://x.example/a.png"/>', 'image'],
  ['a picture beside it', '<image width="9" height="9" href="bild.jpg"/>', 'image'],
  ['a picture of another kind', '<image width="9" height="9" href="data:image/tiff;base64,AAAA"/>', 'image'],
  [
    'a picture in a filter',
    '<filter id="f"><feImage href="https://x.example/a.png"/></filter><rect filter="url(#f)" width="9" height="9"/>',
    'image',
  ],
  ['a part of another drawing', '<use href="zeichen.svg#brille"/>', 'part'],
  ['a film', '<video xmlns="http://www.w3.org/2000/svg" src="a.mp4"/>', 'part'],
  ['shapes in what nobody knows', '<x:layer xmlns:x="urn:x"><path d="M0 0h9v9z"/></x:layer>', 'part'],
])('%s would go, which is said', async (_what, part, what) => {
  expect(await refused(`<svg ${own} ${sized}>${part}<rect width="5" height="5"/></svg>`)).toBe(`DRAWING_LOSES ${what}`)
})

test('a drawing whose colours are in another file is not shown black', async () => {
  expect(
    await refused(
      `<?xml-stylesheet type="text/css" href="logo.css"?><svg ${own} ${sized}><rect class="a" width="5" height="5"/></svg>`,
    ),
  ).toBe('DRAWING_LOSES style')
})

test.each([
  [
    'words for those who see no HTML',
    '<switch><foreignObject width="9" height="9"><p>Brille</p></foreignObject><text y="9">Brille</text></switch>',
    '<switch><text y="9">Brille</text></switch>',
  ],
  [
    'an empty box',
    '<flowRoot xml:space="preserve"><flowRegion><rect width="9" height="9"/></flowRegion><flowPara> </flowPara></flowRoot>',
    '',
  ],
  [
    'a group of a name that nobody knows',
    '<layer id="l"><path d="M0 0h9v9z"/></layer>',
    '<g id="l"><path d="M0 0h9v9z"></path></g>',
  ],
  [
    'a movement',
    '<circle r="5"><animate attributeName="r" values="5;9;5" dur="2s"/></circle>',
    '<circle r="5"><animate attributeName="r" values="5;9;5" dur="2s"></animate></circle>',
  ],
  [
    'a movement of an address',
    '<circle r="5"><set attributeName="xlink:href" to="https://x.example"/></circle>',
    '<circle r="5"></circle>',
  ],
  [
    'a font within',
    '<style>@font-face{font-family:L;src:url(https://x.example/l.woff2),url(data:font/woff2;base64,d09GMg==)}</style>',
    '<style>@font-face{font-family:L;src:url(data:font/woff2;base64,d09GMg==)}</style>',
  ],
  ['spaces', '<text xml:space="preserve">a  b</text>', '<text xml:space="preserve">a  b</text>'],
])('of %s stays what is seen', async (_what, part, kept) => {
  const goes = await clean(`<svg ${own}>${part}</svg>`)
  expect(goes).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${kept}</svg>`)
})

test.each([
  ['is not well-formed', `<svg ${own}><g></svg>`],
  ['is of no encoding that it names', Buffer.from(`<?xml version="1.0" encoding="klingon"?><svg ${own}/>`)],
  ['is of another encoding than it names', Buffer.from(`<svg ${own}><text>Gerät</text></svg>`, 'latin1')],
  ['fetches an entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${own}><text>&a;</text></svg>`],
  [
    'has entities within entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${own}><text>&b;</text></svg>`,
  ],
  [
    'has an entity that makes much of it',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(10_000)}">]><svg ${own}><text>${'&a;'.repeat(200)}</text></svg>`,
  ],
  ['has an attribute that breaks its reader', `<svg ${own} hasOwnProperty="1" a="2"/>`],
])('a drawing that %s is called so', async (_what, came) => {
  expect(await refused(came)).toBe('DRAWING_UNREADABLE')
})

test.each([
  ['text', 'alert(1)'],
  ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body><svg xmlns="http://www.w3.org/2000/svg"/></body></html>'],
  ['XML of another kind', '<rss/>'],
  ['nothing', ''],
])('%s is no drawing', async (_what, came) => {
  expect(await refused(came)).toBe('FILE_TYPE')
})

/** Ways to run or fetch something. */
const harm = fc.constantFrom(
  '<rect onclick="alert(1)" width="5" height="5"/>',
  '<rect style="fill:u\\72l(https://x.example/a)" width="5" height="5"/>',
  '<rect mask="u\\72l(https://x.example)" width="5" height="5"/>',
  '<rect cursor="image-set(\'https://x.example/a\' 1x)" width="5" height="5"/>',
  '<rect fill="url(&#x68;ttps://x.example/a#b)" width="5" height="5"/>',
  '<rect filter="url(//x.example/a#b)" width="5" height="5"/>',
  '<style>@im\\70ort "https://x.example/a.css"; .a{fill:red}</style>',
  '<style>.a{fill:u<![CDATA[rl(https://x.example)}]]></style>',
  '<style>.a{--b:url(https://x.example);fill:var(--b)}</style>',
  '<style>.a{mask:-webkit-cross-fade(url(https://x.example), red, 50%)}</style>',
  '<style>@namespace url(https://x.example);.a{fill:red}</style>',
  '<style>@media screen{.a{fill:src("https://x.example")}}</style>',
  '<style>.a{fill:red}--><script>alert(1)</script></style>',
  '<a xlink:href="javascript:alert(1)"><rect width="5" height="5"/></a>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<linearGradient id="g" xlink:href="https://x.example/a.svg#g"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="fill" values="url(https://x.example/a)"/>',
  '<g xml:base="https://x.example/"><use href="#a"/></g>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://x.example/a.css"/>',
)
test('nothing that runs or fetches stays, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(harm, { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(...wrappers), { maxLength: 3 }),
      async (parts, around) => {
        const inside = around.reduce((text, wrap) => wrap(text), parts.join(''))
        const goes = await clean(`<svg ${own} xmlns:inkscape="urn:inkscape" ${sized} onload="alert(1)">${inside}</svg>`)
        expect(goes).not.toMatch(dangerous)
        expect(goes).not.toMatch(/x\.example|alert|u\\72l/)
      },
    ),
    { numRuns: 200 },
  )
})
