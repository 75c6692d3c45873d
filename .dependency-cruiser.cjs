const test = '\\.(test|drill)\\.tsx?$|/e2e/|/testing/|^(bench|tests)/|\\.config\\.ts$'
// An alias of tsconfig.json, a package that holds nothing but types, and one that Next's bundler answers itself.
const onlyForTypeScript = '^@payload-config$|^@graphql-typed-document-node/core$|^server-only$'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const path = (value, rest = {}) => ({ path: value, ...rest })

/**
 * Folders of a room as a ladder: each step may import those before it, nothing beside it and nothing after it. The files that
 * stand in the room itself are its hall, which none of them imports, or its floor, which imports none. Each folder has a step.
 */
const ladder = (name, room, steps, { isFloor = false } = {}) => {
  const said = steps.map((each) => each.replaceAll('|', ', ')).join(' ← ')
  const from = (step) => path(`^${room}/(${step})/`, { pathNot: test })
  const named = (step) => `${name}-${step.replaceAll('|', '-')}`
  const after = (index) => steps.slice(index + 1).map((each) => `(${each})/`)
  return [
    ...steps.map((step, index) =>
      rule(
        named(step),
        said,
        from(step),
        path(
          `^${room}/(${after(index)
            .concat(isFloor ? '$^' : '[^/]+$')
            .join('|')})`,
        ),
      ),
    ),
    ...(isFloor
      ? [rule(`${name}-floor`, said, path(`^${room}/[^/]+$`, { pathNot: test }), path(`^${room}/[^/]+/`))]
      : []),
    ...steps
      .filter((step) => step.includes('|'))
      .map((step) =>
        rule(`${named(step)}-apart`, said, from(step), path(`^${room}/(${step})/`, { pathNot: `^${room}/$1/` })),
      ),
    rule(`${name}-steps`, said, path(`^${room}/[^/]+/`, { pathNot: `${test}|^${room}/(${steps.join('|')})/` }), {}),
  ]
}

/** Who may import whom. Paths are real ones: `shared/kernel/x.ts` is seen as shared/src/kernel/x.ts. */
module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle has no beginning to understand it from.', {}, { circular: true }),
    rule('no-missing', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: onlyForTypeScript }),
    rule(
      'shared-knows-no-app',
      'shared is what the apps have in common.',
      path('^shared/'),
      path('^(cms|demo|web|local|tests|bench)/'),
    ),
    rule('apps-apart-cms', 'The apps meet only in shared.', path('^cms/'), path('^web/')),
    rule('apps-apart-web', 'The apps meet only in shared.', path('^web/'), path('^cms/')),
    rule(
      'demo-is-content',
      'The product runs without the demo, which only fills it.',
      path('^(shared|cms|web|local)/'),
      path('^demo/'),
    ),
    rule(
      'demo-fills-the-cms',
      'The demo is written by the operations of the cms.',
      path('^demo/'),
      path('^(web|local)/'),
    ),
    rule(
      'local-is-for-development',
      'Production has its own Postgres.',
      path('^(shared|cms|demo|web)/', { pathNot: test }),
      path('^local/'),
    ),
    ...ladder('shared', 'shared/src', [
      'kernel|icon',
      'options|game|server',
      'fields|settings|map|store',
      'content',
      'sources|forms',
      'api|site',
      'blocks',
    ]),
    rule(
      'contracts-without-content',
      'A contract says what a block holds, not how pages are kept or asked for.',
      path('^shared/src/blocks/[^/]+/contract\\.ts$'),
      path('^shared/src/(content|api|site)/'),
    ),
    rule(
      'sections-apart',
      'Deleting a section is deleting its folder.',
      path('^shared/src/settings/([^/]+)/'),
      path('^shared/src/settings/[^/]+/', { pathNot: '^shared/src/settings/$1/' }),
    ),
    rule(
      'contracts-are-pure',
      'The cms and the API read contracts: nothing of React, Next, Payload or css may hang on them.',
      path('/(contract|option|section|source)\\.ts$'),
      path('\\.tsx$|\\.css$|(^|/)node_modules/(react|react-dom|next|payload|@payloadcms)/', { reachable: true }),
    ),
    rule(
      'cms-has-no-views',
      'A view in the cms would be a second place where pages are rendered.',
      path('^cms/src/', { pathNot: test }),
      path('^shared/src/blocks/.*(view|island)\\.tsx$', { reachable: true }),
    ),
    rule(
      'sources-apart',
      'Deleting a source is deleting its folders.',
      path('^(shared/src|cms/src/plugin|web/src/site)/sources/([^/]+)/'),
      path('^(shared/src|cms/src/plugin|web/src/site)/sources/[^/]+/', { pathNot: '/sources/$2/' }),
    ),
    rule(
      'blocks-apart',
      'Deleting a block is deleting its folder.',
      path('^shared/src/blocks/([^/]+)/'),
      path('^shared/src/blocks/[^/]+/', { pathNot: '^shared/src/blocks/$1/' }),
    ),
    // The last step are skins of the same operations: REST, GraphQL, Payload's collections and globals, parts of its admin.
    ...ladder('cms', 'cms/src/plugin', [
      'errors|access|outside|game',
      'db',
      'http|cache|queue',
      'reading|media',
      'sources',
      'operations',
      'payload',
      'jobs|graphql|endpoints|collections|globals|admin',
    ]),
    ...ladder('host', 'cms/src', ['plugin|settings|migrations|command', 'health|backup|seed', 'app']),
    ...ladder('backup', 'cms/src/backup', ['archive|database']),
    ...ladder(
      'operations',
      'cms/src/plugin/operations',
      [
        'content|page-password|mail|directory|game|optician|revalidate|site',
        'values',
        'settings|group|media|changes|navigation|page-lists|search',
        'page|form|feed|field|data|expiry',
        'account|changelog|video',
        'outbox',
      ],
      { isFloor: true },
    ),
    ...ladder('demo', 'demo/src', ['drawing', 'media', 'content']),
    rule(
      'local-knows-no-app',
      'What needs both apps is tested above them.',
      path('^local/'),
      path('^(cms|demo|web|tests)/'),
    ),
    ...ladder('local', 'local/src', [
      'process|mail|outside|redis|bucket',
      'postgres|postgrest|realtime',
      'game',
      'start',
      'lend',
      'testing',
      'drills',
    ]),
    ...ladder('web', 'web/src', ['ui|cms', 'game', 'site', 'login|redeem', 'server|editor', 'app']),
    ...ladder('server', 'web/src/server', [
      'settings|door|bodies|answers',
      'request|renderings|proxies|pictures',
      'pages',
      'cache|assets|cdn',
      'directory|health|interruption|protected|search',
      'forms',
    ]),
    ...ladder('site', 'web/src/site', [
      'shop|messages|theme|map|fonts|rendering|dialog',
      'booking|visits|search|fields|sources|protected',
      'header|consent',
      'footer|script',
      'seo',
    ]),
    ...ladder('editor', 'web/src/editor', [
      'locales|address',
      'model|fault',
      'commands',
      'history',
      'sync',
      'session',
      'context',
      'words|publication',
      'floating',
      'shell',
      'fields',
      'overlay',
      'panels',
      'toolbar',
      'app',
    ]),
    rule(
      'live-page-knows-no-editor',
      'A visitor gets no byte of the editor.',
      path('^(web/src/(site|login|redeem)|shared/src/blocks)/', { pathNot: test }),
      path('^web/src/editor/'),
    ),
    rule(
      'ui-has-no-domain',
      'Primitives without domain words.',
      path('^web/src/ui/', { pathNot: test }),
      path('^(web/src/(?!ui/)|shared/|cms/|local/)'),
    ),
  ],
  options: {
    // TypeScript 7 has no JS API; without a parser of its own the cruiser would see nothing and be content.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\.next|\\.data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
