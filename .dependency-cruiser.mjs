import { existsSync, globSync } from 'node:fs'

/** A file with a test beside it in `src` is a rule: its test needs no server, so neither may the rule. */
const rules = globSync('{services,packages,sandbox}/**/src/**/*.test.ts', {
  exclude: (name) => name === 'node_modules',
})
  .map((test) => test.replace(/\.test\.ts$/, '.ts'))
  .filter((file) => existsSync(file))

const serverLibraries = '^node_modules/(fastify|@fastify|pg|@prisma|ioredis|undici|mongodb|@nats-io|nodemailer)(/|$)'
const entries = '^(web|sandbox|tests|scripts)/'
const webOrder = 'Imports point down: shared and ui, entities, features, pages, app.'
const refuse = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    refuse(
      'services-apart',
      'A service is reached by its calls and events, never by import.',
      { path: '^services/([^/]+)/' },
      { path: ['^services/(?!$1/)', entries] },
    ),
    refuse(
      'sandbox-apart',
      'The outside world knows nothing of who asks it.',
      { path: '^sandbox/' },
      { path: '^(services|web|tests|scripts)/' },
    ),
    refuse(
      'packages-below',
      'Packages are what others build on: they know none of them.',
      { path: '^packages/', pathNot: '^packages/testing/' },
      { path: ['^services/', entries] },
    ),
    refuse(
      'testing-runs-the-sandbox',
      'Of what is built on the packages it runs the outside world, and nothing else.',
      { path: '^packages/testing/' },
      { path: ['^services/', '^(web|tests|scripts)/'] },
    ),
    refuse(
      'contracts-first',
      'Contracts are what everything else imports.',
      { path: '^packages/contracts/' },
      { path: '^packages/(?!contracts/)' },
    ),
    refuse(
      'vocabulary-is-light',
      'The words are read by browsers, too: no validation library, no shapes.',
      { path: '^packages/contracts/src/vocabulary/', pathNot: '\\.test\\.ts$' },
      { path: ['^node_modules/', '^packages/contracts/src/(?!vocabulary/)'], dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'scoring-is-light',
      'The web shows the tables that the scores come from: no validation library, no shapes.',
      { path: '^packages/scoring/src/', pathNot: '\\.test\\.ts$' },
      { path: ['^node_modules/', '^packages/contracts/src/(?!vocabulary/)'], dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'rights-is-light',
      'Browsers read books of rights, too: no library, no shapes.',
      { path: '^packages/rights/src/', pathNot: '\\.test\\.ts$' },
      { path: ['^node_modules/', '^packages/contracts/src/(?!vocabulary/)'], dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'covers-are-light',
      'Browsers draw covers, too: no library, no words of the trade.',
      { path: '^packages/covers/src/', pathNot: '\\.test\\.ts$' },
      { path: ['^node_modules/', '^packages/(?!covers/)'], dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'web-is-light',
      'A browser loads the words and the types of the contracts, never their schemas.',
      { path: '^web/src/', pathNot: ['\\.test\\.tsx?$', '^web/src/testing/'] },
      { path: '^packages/contracts/src/(?!vocabulary/)', dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'events-are-not-screens',
      'What a screen shows changes with the screen; what other services were told stays.',
      { path: '^packages/contracts/src/(events|http)/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/contracts/src/(events|http)/', pathNot: '^packages/contracts/src/$1/' },
    ),
    refuse(
      'testing-in-tests',
      'What only tests need is no part of the product.',
      {
        path: '^(packages/(?!testing/)|services/|sandbox/|web/src/)',
        pathNot: '(^|/)test/|\\.test\\.tsx?$|^web/src/testing/',
      },
      { path: '^(packages/testing/|web/src/testing/)' },
    ),
    refuse(
      'rules-are-pure',
      'Rules know nothing of HTTP or SQL.',
      {
        path: [...rules.map((file) => `^${file.replaceAll('.', '\\.')}$`), '^packages/(scoring|contracts)/src/'],
        pathNot: '\\.test\\.ts$',
      },
      {
        path: [
          serverLibraries,
          '(^|/)generated/',
          '^packages/(service-kit|messaging|postgres|mongodb)/(?!node_modules/)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    refuse(
      'routes-at-the-top',
      'Whoever mounts routes is the map; a use case never knows how it was reached.',
      { path: '^services/[^/]+/src/', pathNot: ['/src/app\\.ts$', '\\.routes\\.ts$'] },
      { path: '^services/[^/]+/src/.*\\.(routes|subscriptions)\\.ts$' },
    ),
    refuse(
      'one-place-for-settings',
      'Configuration is read once, by whatever starts the service.',
      { path: '^services/([^/]+)/src/', pathNot: '/src/([^/]+)\\.ts$' },
      { path: '^services/$1/src/(app|main)\\.ts$' },
    ),
    refuse(
      'web-knows-contracts',
      'The web knows the contracts and the tables it explains, and nothing else of the servers.',
      { path: '^web/' },
      {
        path: [
          '^packages/(?!(contracts|scoring|adaptations|asking|rights|covers)/)',
          '^(services|sandbox|tests|scripts)/',
        ],
      },
    ),
    refuse(
      'web-points-down',
      webOrder,
      { path: '^web/src/(shared|ui|entities|features|pages)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/app/' },
    ),
    refuse(
      'web-features-below-pages',
      webOrder,
      { path: '^web/src/(shared|ui|entities|features)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/pages/' },
    ),
    refuse(
      'web-entities-below-features',
      webOrder,
      { path: '^web/src/(shared|ui|entities)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/features/' },
    ),
    refuse(
      'web-shared-below-entities',
      webOrder,
      { path: '^web/src/(shared|ui)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/entities/' },
    ),
    refuse(
      'web-ui-alone',
      'A piece of the look knows no calls, no store and no words of the trade.',
      { path: '^web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: ['^web/src/(?!ui/)', '^packages/(?!contracts/src/vocabulary/text-structure)'] },
    ),
    refuse(
      'web-features-apart',
      'Features do not import each other: what two need belongs below them.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/(?!$1/)' },
    ),
    refuse(
      'no-cycles',
      'Of two files that need each other one is in the wrong place.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    // k6 brings its own modules.
    refuse('everything-found', 'What is imported has to be there.', {}, { couldNotResolve: true, pathNot: '^k6/' }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(generated|dist|\\.storyright)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
