import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** One violation of every rule: which rule, the file that breaks it, and what it imports. */
const violations: [rule: string, file: string, imported: string][] = [
  ['services-apart', 'services/identity/src/people/leave.ts', '../../../offers/src/app.ts'],
  ['services-apart', 'services/identity/src/people/leave-by-name.ts', '@storyright/offers'],
  ['services-apart', 'services/offers/src/play.ts', '../../../sandbox/src/app.ts'],
  ['sandbox-apart', 'sandbox/src/ask.ts', '../../services/offers/src/app.ts'],
  ['packages-below', 'packages/messaging/src/climb.ts', '@storyright/offers'],
  ['testing-runs-the-sandbox', 'packages/testing/src/climb.ts', '@storyright/offers'],
  ['contracts-first', 'packages/contracts/src/lean.ts', '@storyright/scoring'],
  ['vocabulary-is-light', 'packages/contracts/src/vocabulary/weigh.ts', 'zod'],
  ['vocabulary-is-light', 'packages/contracts/src/vocabulary/shape.ts', '../http/index.ts'],
  ['events-are-not-screens', 'packages/contracts/src/events/show.ts', '../http/index.ts'],
  ['events-are-not-screens', 'packages/contracts/src/http/tell.ts', '../events/index.ts'],
  ['web-is-light', 'web/src/shared/weigh.ts', '@storyright/contracts/http'],
  ['testing-in-tests', 'services/offers/src/pretend.ts', '@storyright/testing'],
  ['rules-are-pure', 'services/offers/src/holds/states/next.ts', 'fastify'],
  ['rules-are-pure', 'packages/contracts/src/http/ask.ts', 'pg'],
  ['scoring-is-light', 'packages/scoring/src/weigh.ts', 'zod'],
  ['scoring-is-light', 'packages/scoring/src/shape.ts', '@storyright/contracts/http'],
  ['rights-is-light', 'packages/rights/src/shape.ts', 'zod'],
  ['covers-are-light', 'packages/covers/src/weigh.ts', 'zod'],
  ['routes-at-the-top', 'services/offers/src/offers/reach-up.ts', './offer.routes.ts'],
  ['one-place-for-settings', 'services/offers/src/offers/build-all.ts', '../app.ts'],
  ['web-knows-contracts', 'web/src/shared/serve.ts', '@storyright/service-kit'],
  ['web-points-down', 'web/src/pages/climb.ts', '../app/store.ts'],
  ['web-features-below-pages', 'web/src/features/share/climb.ts', '../../pages/home.ts'],
  ['web-entities-below-features', 'web/src/entities/offer/climb.ts', '../../features/session/session.ts'],
  ['web-shared-below-entities', 'web/src/shared/climb.ts', '../entities/offer/offer.ts'],
  ['web-ui-alone', 'web/src/ui/ask.ts', '../shared/text.ts'],
  ['web-features-apart', 'web/src/features/share/neighbour.ts', '../session/session.ts'],
  ['no-cycles', 'services/offers/src/circle/one.ts', './other.ts'],
  ['everything-found', 'services/offers/src/lost.ts', './nowhere.ts'],
]

/** Imports that are allowed. */
const allowed: [file: string, imported: string][] = [
  ['services/identity/src/people/read.ts', '@storyright/contracts/vocabulary'],
  ['web/src/shared/words.ts', '@storyright/contracts/vocabulary'],
  ['web/src/pages/explain.ts', '@storyright/scoring'],
  ['web/src/shared/weigh.test.ts', '@storyright/contracts/http'],
  ['services/offers/src/app.ts', './offers/offer.routes.ts'],
  ['services/offers/test/offers.test.ts', '@storyright/testing'],
  ['packages/testing/src/sandbox.ts', '../../../sandbox/src/app.ts'],
  ['services/offers/src/offers/serve.ts', 'fastify'],
  ['web/src/features/share/share.ts', '../../shared/text.ts'],
  ['web/src/features/share/word.ts', '../../entities/offer/offer.ts'],
  ['web/src/entities/offer/piece.ts', '../../ui/button.ts'],
  ['web/src/pages/home.ts', '../features/session/session.ts'],
  ['services/offers/src/circle/other.ts', './one.ts'],
  // Counts as rules because a test lies beside it.
  ['services/offers/src/holds/states/next.test.ts', './next.ts'],
]
const plain = [
  'services/offers/src/index.ts',
  'services/offers/src/offers/offer.routes.ts',
  'sandbox/src/app.ts',
  'web/src/app/store.ts',
  'web/src/shared/text.ts',
  'web/src/ui/button.ts',
  'web/src/entities/offer/offer.ts',
  'web/src/features/session/session.ts',
  ...['events', 'http', 'vocabulary'].map((part) => `packages/contracts/src/${part}/index.ts`),
  ...['contracts', 'messaging', 'scoring', 'service-kit', 'testing'].map((name) => `packages/${name}/src/index.ts`),
]

describe('the boundaries', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), text)
  }

  function seed(): void {
    cpSync(path.join(root, '.dependency-cruiser.mjs'), path.join(copy, '.dependency-cruiser.mjs'))
    for (const file of plain) write(file, 'export const x = 1\n')
    for (const [file, imported] of [...allowed, ...violations.map(([, ...seeded]) => seeded)])
      write(file, `import { x } from '${imported}'\nexport { x }\n`)
    mkdirSync(path.join(copy, 'node_modules/@storyright'), { recursive: true })
    for (const folder of new Set(plain.map((file) => file.split('/').slice(0, 2).join('/'))))
      if (/^(services|packages)\//.test(folder)) {
        const exports = { '.': './src/index.ts', './*': './src/*/index.ts' }
        write(`${folder}/package.json`, JSON.stringify({ name: folder, exports }))
        symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@storyright', path.basename(folder)))
      }
    for (const library of ['fastify', 'pg', 'zod']) {
      write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }))
      write(`node_modules/${library}/index.js`, 'exports.x = 1\n')
    }
  }

  function cruise(): Set<string> {
    const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'services', 'packages']
    const { stdout, stderr } = spawnSync(process.execPath, [...args, 'sandbox', 'web'], { cwd: copy, encoding: 'utf8' })
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
    const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }
    return new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))
  }

  it('refuse each violation, and nothing else', () => {
    seed()
    const expected = violations.map(([rule, file]) => `${rule}: ${file}`)
    expect([...cruise()].filter((one) => one !== 'no-cycles: services/offers/src/circle/other.ts').sort()).toEqual(
      expected.sort(),
    )
  })

  it('have a violation here for every rule', async () => {
    const { default: config } = (await import(path.join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    expect(config.forbidden.map(({ name }) => name).sort()).toEqual(
      [...new Set(violations.map(([rule]) => rule))].sort(),
    )
  })
})
