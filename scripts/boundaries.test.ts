import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** What lint, with our configuration, says of one import seeded at `file` in an empty copy of the layout. */
function lint(file: string, imported: string): 'refused' | 'accepted' {
  const copy = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  try {
    cpSync(path.join(root, 'biome.json'), path.join(copy, 'biome.json'))
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), `import { x } from '${imported}'\nconsole.log(x)\n`)
    const biome = path.join(root, 'node_modules/.bin/biome')
    const { status, stdout, stderr } = spawnSync(biome, ['lint', file], { cwd: copy, encoding: 'utf8' })
    if (status === 0) return 'accepted'
    expect(stdout + stderr).toContain('noRestrictedImports')
    return 'refused'
  } finally {
    rmSync(copy, { recursive: true })
  }
}

describe('the boundary rule', () => {
  it.each([
    ['a service importing another service', 'services/identity/src/people/x.ts', '../../../catalogue/src/app.ts'],
    ['a service importing another by name', 'services/gateway/src/x.ts', '@storyright/identity'],
    ['a package importing a service', 'packages/messaging/src/x.ts', '@storyright/catalogue'],
    ['rules importing HTTP', 'packages/scoring/src/x.ts', 'fastify'],
    ['rules importing SQL', 'packages/scoring/src/x.ts', 'pg'],
    ['the web importing a server package', 'web/src/shared/x.ts', '@storyright/service-kit'],
    ['shared importing a feature', 'web/src/shared/x.ts', '../features/session/x.ts'],
    ['a feature importing another feature', 'web/src/features/share/x.ts', '../session/x.ts'],
    ['a feature importing a page', 'web/src/features/share/x.ts', '../../pages/home.tsx'],
    ['a page importing the app', 'web/src/pages/x.tsx', '../app/store.ts'],
  ])('refuses %s', (_what, file, imported) => {
    expect(lint(file, imported)).toBe('refused')
  })

  it.each([
    ['a service importing contracts', 'services/identity/src/people/x.ts', '@storyright/contracts'],
    ['a feature importing shared', 'web/src/features/share/x.ts', '../../shared/x.ts'],
    ['a page importing a feature', 'web/src/pages/x.tsx', '../features/share/x.tsx'],
  ])('accepts %s', (_what, file, imported) => {
    expect(lint(file, imported)).toBe('accepted')
  })
})
