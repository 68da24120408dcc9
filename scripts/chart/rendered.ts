import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderedFolder } from './helm.ts'

/** One resource of a rendered example, as text: the chart writes each kind in one way. */
export interface Resource {
  kind: string
  name: string
  component: string
  text: string
}

/** The resources of a committed example. */
export function resourcesOf(example: string): Resource[] {
  return textOf(example)
    .split(/^---\n/m)
    .filter(Boolean)
    .map((document) => ({
      kind: found(/^kind: (\S+)$/m, document),
      name: found(/^ {2}name: (\S+)$/m, document),
      component: found(/^ {4}app.kubernetes.io\/component: (\S+)$/m, document),
      text: document,
    }))
}

/** What the chart makes of an example, as one text. */
export function textOf(example: string): string {
  const folder = renderedFolder(example)
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('')
}

/** What a component's process reads of its environment there; a secret shows only that it is one. */
export function environmentIn(resources: readonly Resource[], component: string): Record<string, string> {
  const of = (kind: string) => resources.find((resource) => resource.kind === kind && resource.component === component)
  const plain = of('ConfigMap')?.text.split(/^data:\n/m)[1] ?? ''
  const variables: [string, string][] = [...plain.matchAll(/^ {2}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
    name!,
    JSON.parse(value!),
  ])
  const secret: [string, string][] = [...(of('Deployment')?.text ?? '').matchAll(/^ +- name: ([A-Z_]+)$/gm)].map(
    ([, name]) => [name!, 'something that nobody sees'],
  )
  return Object.fromEntries([...variables, ...secret])
}

/** How many of a component there are at least and at most. */
export function replicasIn(resources: readonly Resource[], component: string): { least: number; most: number } {
  const of = (kind: string) =>
    resources.find((resource) => resource.kind === kind && resource.component === component)?.text ?? ''
  const fixed = found(/^ {2}replicas: (\d+)$/m, of('Deployment'))
  const scaler = of('HorizontalPodAutoscaler')
  const least = fixed || found(/^ {2}minReplicas: (\d+)$/m, scaler)
  return { least: Number(least), most: Number(fixed || found(/^ {2}maxReplicas: (\d+)$/m, scaler)) }
}

const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? ''
