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

/** Rules of which folder may import which. Paths are real ones: `shared/kernel/x.ts` is seen as shared/contract/src/kernel/x.ts. */
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
    // The manifests say it too; here also by a way between the folders.
    ...ladder('packages', 'shared', ['contract', 'platform|views', 'blocks', 'scripts']),
    rule(
      'blocks-without-servers',
      'What visitors see is drawn without what servers run on.',
      path('^shared/(views|blocks)/'),
      path('^shared/platform/'),
    ),
    ...ladder('contract', 'shared/contract/src', [
      'kernel',
      'project',
      'options|game',
      'fields|settings',
      'content',
      'sources|forms|entries',
      'api',
    ]),
    ...ladder('platform', 'shared/platform/src', ['icon|server|registries', 'store']),
    ...ladder('views', 'shared/views/src', ['kernel', 'map|game', 'site']),
    rule(
      'contracts-without-content',
      'A contract says what a block holds, not how pages are kept or asked for.',
      path('^shared/blocks/src/[^/]+/contract\\.ts$'),
      path('^shared/(contract/src/(content|api)|views)/'),
    ),
    rule(
      'sections-apart',
      'Deleting a section is deleting its folder.',
      path('^shared/contract/src/settings/([^/]+)/'),
      path('^shared/contract/src/settings/[^/]+/', { pathNot: '^shared/contract/src/settings/$1/' }),
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
      path('^shared/blocks/src/.*(view|island)\\.tsx$', { reachable: true }),
    ),
    rule(
      'sources-apart',
      'Deleting a source is deleting its folders.',
      path('^(shared/contract/src|cms/src/plugin|web/src/site)/sources/([^/]+)/'),
      path('^(shared/contract/src|cms/src/plugin|web/src/site)/sources/[^/]+/', { pathNot: '/sources/$2/' }),
    ),
    rule(
      'blocks-apart',
      'Deleting a block is deleting its folder.',
      path('^shared/blocks/src/([^/]+)/'),
      path('^shared/blocks/src/[^/]+/', { pathNot: '^shared/blocks/src/($1|own|project)/' }),
    ),
    // The last step are skins of the same operations: REST, GraphQL, Payload's collections and globals, parts of its admin.
    ...ladder('cms', 'cms/src/plugin', [
      'own',
      'errors|access|outside|game',
      'db',
      'http|cache|queue|translation',
      'reading|media',
      'sources',
      'operations',
      'payload',
      'jobs|graphql|endpoints|collections|globals|admin',
    ]),
    ...ladder('host', 'cms/src', ['migrations', 'plugin|settings|command', 'health|backup|seed', 'exports', 'app']),
    ...ladder('backup', 'cms/src/backup', ['archive|database']),
    ...ladder(
      'operations',
      'cms/src/plugin/operations',
      [
        'content|page-password|mail|directory|game|optician|revalidate|site',
        'values|originals',
        'settings|group|media|changes|navigation|page-lists|search|entries',
        'library|page|form|feed|field|data|expiry',
        'account|changelog|collection|setup|submissions|templates|video|translation|webhooks',
        'outbox|overview',
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
    ...ladder('web', 'web/src', [
      'ui|cms|storage',
      'game',
      'site',
      'login|redeem',
      'setup|invitation',
      'server|editor',
      'app',
    ]),
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
      'booking|edit-link|visits|search|fields|sources|protected',
      'header|consent',
      'footer|script',
      'seo',
    ]),
    ...ladder('editor', 'web/src/editor', [
      'locales|address',
      'beside|preview',
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
      path('^(web/src/(site|login|redeem|setup)|shared/blocks/src)/', { pathNot: test }),
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
