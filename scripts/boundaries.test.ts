import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** What lint says of one import, seeded at `file` (nothing is written). */
function lint(file: string, imported: string): string {
  const source = `import { x } from '${imported}'\nconsole.log(x)\n`
  try {
    execFileSync(path.join(root, 'node_modules/.bin/biome'), ['lint', `--stdin-file-path=${file}`], {
      cwd: root,
      input: source,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    return 'accepted'
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    return `${stdout}${stderr}`.includes('noRestrictedImports') ? 'refused' : `${stdout}${stderr}`
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
