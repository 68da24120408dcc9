import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from '@storyright/platform'

export const CHART = inRepository('deploy/helm/storyright')
const EXAMPLES = inRepository('deploy/helm/examples')
// Only what the chart's own condition needs: nothing depends on the version.
const CLUSTER = '1.36.0'

/** The examples that are committed with what the chart makes of them. */
export const examples = readdirSync(EXAMPLES)

export const renderedFolder = (example: string) => path.join(EXAMPLES, example, 'rendered')

/** A program that is not ours, where the environment names it or the PATH has it. */
export function findProgram(name: string, variable: string): string | undefined {
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))
  return [process.env[variable], ...places].find((file) => file && existsSync(file))
}

export const findHelm = () => findProgram('helm', 'HELM')

/** The one of PyPI: compares resources with the cluster's own schemas. */
export const findValidator = () => findProgram('kubernetes-validate', 'KUBERNETES_VALIDATE')

/** What the validator finds fault with. */
export function validate(validator: string, example: string): string {
  const folder = renderedFolder(example)
  const files = readdirSync(folder).map((file) => path.join(folder, file))
  return faultsOf(validator, ['--strict', '--quiet', ...files])
}

/** kubectl, where KUBECONFIG names a cluster that answers; nobody's usual one is asked. */
export function findCluster(): string | undefined {
  const kubectl = process.env.KUBECONFIG && findProgram('kubectl', 'KUBECTL')
  return kubectl && faultsOf(kubectl, ['version', '--request-timeout=5s']) === '' ? kubectl : undefined
}

/** What that cluster's API server would refuse; nothing is changed there. */
export const tryInCluster = (kubectl: string, example: string): string =>
  faultsOf(kubectl, ['apply', '--dry-run=server', '--filename', renderedFolder(example)])

function faultsOf(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}` || `${program} ended with ${status}`
}

/** What the chart makes of an example with these settings besides, by template; without what is made anew each time. */
export function render(helm: string, example: string, settings: string[] = []): Record<string, string> {
  const values = path.join(EXAMPLES, example, 'values.yaml')
  const args = ['template', 'storyright', CHART, '--namespace', 'storyright', '--kube-version', CLUSTER, '-f', values]
  const sets = settings.flatMap((setting) => ['--set', setting])
  const text = execFileSync(helm, [...args, ...sets], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  const files: Record<string, string> = {}
  for (const document of text.split(/^---\n/m)) {
    const [, file] = /^# Source: storyright\/templates\/(\S+)\n/.exec(document) ?? []
    // Helm 4 ends a document with an empty line, Helm 3 with none.
    const own = document.replace(/^# Source.*\n/, '').trimEnd()
    if (file) files[file] = `${files[file] ?? ''}---\n${withoutSecrets(own)}\n`
  }
  return files
}

/** What the chart makes of one's own values files, as one text. */
export function renderRelease(
  helm: string,
  { release, namespace, files }: { release: string; namespace: string; files: string[] },
): string {
  const args = ['template', release, CHART, '--namespace', namespace, '--kube-version', CLUSTER]
  const { status, stdout, stderr } = spawnSync(helm, [...args, ...files.flatMap((file) => ['-f', file])], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(stderr || `${helm} ended with ${status}`)
  return stdout
}

const withoutSecrets = (document: string) =>
  /^kind: Secret$/m.test(document)
    ? document.replaceAll(/^( {2}(?:password|INTERNAL_TOKEN|signing-key): ).+$/gm, '$1bWFkZSBvbmNl')
    : document
