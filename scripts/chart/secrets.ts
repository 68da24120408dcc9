import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endWith, inRepository } from '@storyright/platform'
import { findHelm, renderRelease } from './helm.ts'
import { type Installation, secretsOf } from './installation.ts'
import { externalSecrets, serverFiles } from './server-files.ts'

const usage = `npm run chart -- secrets --for NAME --values FILE [--values FILE …]
  Writes what an installation needs besides its values to installations/NAME, and says what is left for people. Given again, it keeps
  every password that is there.
  --release, --namespace   of the installation; both are storyright otherwise
  --external-store NAME    writes external-secrets.yaml as well: the Secrets as a ClusterSecretStore of that name would bring them`

/** Makes the Secrets that the chart reads with these values, and the accounts that belong to them at the servers. */
async function makeSecrets(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      for: { type: 'string' },
      values: { type: 'string', multiple: true },
      release: { type: 'string', default: 'storyright' },
      namespace: { type: 'string', default: 'storyright' },
      'external-store': { type: 'string' },
    },
  })
  if (!values.for || !/^[a-z0-9-]+$/.test(values.for) || !values.values) throw new Error(usage)
  const helm = findHelm()
  if (!helm) throw new Error('Put helm on the PATH, or name it in HELM: the chart says which Secrets it reads.')
  const rendered = renderRelease(helm, { ...values, files: values.values.map((file) => path.resolve(file)) })
  if (/^kind: Secret$/m.test(rendered)) throw new Error('With secrets.generate the chart makes the Secrets itself.')
  const folder = inRepository('installations', values.for)
  const before = { manifest: read(folder, 'secrets.yaml'), forPeople: read(folder, 'people.env') }
  const installation = secretsOf(rendered, { namespace: values.namespace, ...before })
  const files = {
    'secrets.yaml': installation.manifest,
    'people.env': installation.forPeople,
    ...serverFiles(installation.accounts),
    ...(values['external-store'] && {
      'external-secrets.yaml': externalSecrets(installation, values['external-store']),
    }),
    'checklist.md': checklist(installation),
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [name, text] of Object.entries(files)) {
    const fresh = path.join(folder, `${name}.new`)
    writeFileSync(fresh, text, { mode: 0o600 })
    renameSync(fresh, path.join(folder, name)) // a password that is known is never half written
  }
  console.log(`${Object.keys(files).join(', ')} are in ${folder}.\n\n${files['checklist.md']}`)
  return 0
}

function read(folder: string, file: string): string {
  try {
    return readFileSync(path.join(folder, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

const checklist = ({ missing, sources, tls, buckets, webhooks }: Installation) =>
  [
    'Left for people:',
    ...missing.map((key) => `- [ ] people.env: ${key}, then give this command again`),
    ...sources.map((key) => `- [ ] people.env: ${key}, which may stay empty`),
    ...tls.map((secret) => `- [ ] the certificate in the Secret ${secret}, unless cert-manager makes it`),
    ...buckets.map((bucket) => `- [ ] the bucket of ${bucket}`),
    ...webhooks.map((address) => `- [ ] at the card provider, a webhook to ${address}`),
    '',
  ].join('\n')

await endWith(makeSecrets)
