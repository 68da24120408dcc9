import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { secretsOf } from '../chart/installation.ts'
import { textOf } from '../chart/rendered.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')

/** Commands to be given, whole; what a trial recorded is shortened by `…`. */
const upgrades = globSync('{docs,deploy}/**/*.md', { cwd: repository }).flatMap((file) =>
  [
    ...read(file)
      .replaceAll(/\\\n\s*/g, '')
      .matchAll(/^ *helm upgrade .*$/gm),
  ]
    .map(([command]) => command)
    .filter((command) => !command.includes('…'))
    .map((command) => [file, command.trim()] as const),
)

describe('a helm upgrade that a document tells of', () => {
  const [, deadline] =
    /activeDeadlineSeconds: (\d+)/.exec(read('deploy/helm/storyright/templates/migration.yaml')) ?? []

  it.each(upgrades)(
    'of %s says where, with which values, and waits longer than a migration may take: %s',
    (_, command) => {
      expect(command).toContain(' --namespace storyright ')
      expect(command).toMatch(/ (?:-f|--values|--reset-then-reuse-values) /)
      expect(Number(/ --timeout (\d+)m/.exec(command)?.[1]) * 60).toBeGreaterThan(Number(deadline))
    },
  )

  it('is the last of ten commands that lead to production', () => {
    const [, block = ''] =
      /<!-- ten commands[^\n]*\n```sh\n(.*?)^```/ms.exec(read('docs/install-on-kubernetes.md')) ?? []
    const commands = block.trim().split('\n')
    expect(commands).toHaveLength(10)
    expect(commands.at(-1)).toMatch(/^helm upgrade --install /)
    const written = ['secrets.yaml', 'people.env', 'postgres.sql', 'mongodb.js', 'redis.acl', 'nats.conf']
    expect(written.filter((file) => !block.includes(file))).toEqual([])
  })

  it('is in the runbook, the installation and the chart’s own page', () => {
    expect(new Set(upgrades.map(([file]) => path.basename(file)))).toEqual(
      new Set(['deploy.md', 'install-on-kubernetes.md', 'README.md']),
    )
  })
})

describe('a Secret that a runbook reads or changes', () => {
  const pages = globSync('docs/{runbooks/*,install-on-kubernetes}.md', { cwd: repository }).map(read).join('\n')
  const { secrets, forPeople } = secretsOf(textOf('production'), { namespace: 'storyright' })
  const named = [
    ...[...pages.matchAll(/patch secret (storyright-[a-z-]+) -p '\{"stringData":\{"([\w-]+)"/g)],
    ...[...pages.matchAll(/get secret (storyright-[a-z-]+) -o jsonpath='\{\.data\.([\w-]+)\}'/g)],
  ].map(([, secret, key]) => [secret!, key!])

  it.each(named)('is one of the installation, with that key: %s, %s', (secret, key) => {
    expect(secrets[secret]?.[key] !== undefined || forPeople.includes(`\n${secret}.${key}=`)).toBe(true)
  })

  it('is spoken of by more pages than one', () => expect(named.length).toBeGreaterThan(3))
})
