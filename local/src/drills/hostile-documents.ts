const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
/** Fragments on `type` of which each spreads the one before as often as `spreads` says. */
const ladder = (type: string, steps: number, spread: (index: number) => string, ground = '__typename') =>
  `fragment F0 on ${type} { ${ground} } ${times(steps, (i) => `fragment F${i + 1} on ${type} { ${spread(i)} } `)}`

/** GraphQL documents that cost a server without limits seconds, all its memory, or its stack, by what they do. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  'fragments that spread the one before twice': `{ ...F17 } ${ladder('Query', 17, (i) => `...F${i} ...F${i}`)}`,
  'the same, longer': `{ ...F60 } ${ladder('Query', 60, (i) => `...F${i} ...F${i}`)}`,
  'the same below inline fragments': `{ ...F30 } ${ladder('Query', 30, (i) => `... { ...F${i} } ... on Query { ...F${i} }`)}`,
  'fragments that multiply nothing': `{ ...F40 } ${ladder('Query', 40, (i) => `...F${i} ...F${i}`, '...Unknown')}`,
  'fragments that multiply fields': `{ pages(locale: de) { ...F30 } } ${ladder('PageTeaser', 30, (i) => `a: image { id } ...F${i} ...F${i}`, 'name')}`,
  'a fragment inside itself': '{ ...F } fragment F on Query { ...F }',
  'fragments inside each other that nothing asks for':
    '{ __typename } fragment F on Query { ...G ...G } fragment G on Query { ...F ...F }',
  'a thousand fragments in a row': `{ ...F1000 } ${ladder('Query', 1000, (i) => `...F${i}`)}`,
  '240 kB of aliases': `{ ${times(14_000, (i) => `a${i}:__typename `)} }`,
  '240 kB of aliases of a list': `{ pages(locale: de) { ${times(18_000, (i) => `a${i}: name `)} } }`,
  '250 kB of one field': `{ ${'a '.repeat(125_000)} }`,
  '250 kB of one field with an argument': `{ ${'a(x: [1, 2]) '.repeat(19_000)} }`,
  'fields that are merged at each level': `{ ${'Pages { docs { '.repeat(30)}id${' } }'.repeat(30)} ${'Pages { docs { id } } '.repeat(3000)} }`,
  'sets inside sets': `${'{ a '.repeat(60_000)}${'}'.repeat(60_000)}`,
  'sets without an end': '{ a '.repeat(60_000),
  'lists inside lists': `{ a(x: ${'['.repeat(100_000)}${']'.repeat(100_000)}) }`,
  'objects inside objects': `{ a(x: ${'{a:'.repeat(50_000)}1${'}'.repeat(50_000)}) }`,
  'types inside lists': `query(${'$a: '}${'['.repeat(100_000)}Int${']'.repeat(100_000)}) { __typename }`,
  '80,000 directives': `{ __typename ${'@a '.repeat(80_000)} }`,
  '20,000 variables': `query(${times(20_000, (i) => `$v${i}:Int `)}) { __typename }`,
  '12,000 operations': times(12_000, (i) => `query q${i} { id } `),
  '250 kB of empty lines before many faults': `${'\n'.repeat(240_000)}{ ${times(100, (i) => `a${i} `)} }`,
  'a name of 250 kB': `{ ${'a'.repeat(250_000)} }`,
  'a text of 250 kB': `{ pageBySlug(locale: de, slug: "${'\\u0041'.repeat(41_000)}") { name } }`,
  'a block text of 120,000 lines': `{ a(x: """${'\n '.repeat(120_000)}""") }`,
  '250 kB of commas': `{ __typename ${','.repeat(249_000)} }`,
}

/** Documents that no limit on numbers stops, chosen to be as dear as those limits allow: what is left of an attack. */
export const dearDocuments: Readonly<Record<string, string>> = {
  'one field 140 times with arguments': `{ pages(locale: de) { ${'a(x: [1, 2, 3, 4]) '.repeat(140)} } }`,
  '390 fields that do not exist': `{ pages(locale: de) { ${times(390, (i) => `descriptoin${i} `)} } }`,
  'types that do not exist': `{ __typename } ${times(60, (i) => `fragment P${i} on Pagez${i} { id } `)}`,
  'one set ninety times': `{ Pages { docs { ${'createdBy { id } '.repeat(90)} } } }`,
  '600 variables that nothing uses': `query(${times(600, (i) => `$v${i}:Int `)}) { __typename }`,
}
