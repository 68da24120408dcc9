import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { CHART, findHelm, render } from './helm.ts'

const schema = JSON.parse(readFileSync(`${CHART}/values.schema.json`, 'utf8'))
// Helm validates values with the chart's own beneath them; a setting alone has none of what is required.
const validate = new Ajv({ allErrors: true, strict: false }).compile({ ...schema, required: undefined })

/** What stands behind one `--set` of Helm. */
function valuesOf(setting: string): unknown {
  const [, path = '', text = ''] = /^([^=]+)=(.*)$/.exec(setting) ?? []
  const value = /^\{.*\}$/.test(text) ? text.slice(1, -1).split(',') : /^-?\d+$/.test(text) ? Number(text) : text
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  return keys.reduceRight<unknown>((inner, key) => (/^\d+$/.test(key) ? [inner] : { [key]: inner }), value)
}

/** The places of the values that the schema refuses, as Helm's `--set` writes them. */
function refusedIn(setting: string): string[] {
  validate(valuesOf(setting))
  return (validate.errors ?? []).map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'))
}

const refusedBySchema: [description: string, setting: string][] = [
  ['a component that there is not', 'components.ofers.replicas=2'],
  ['somebody to ask who is not there', 'components.ai.asks={catalog}'],
  ['no replica at all, or fewer', 'components.offers.replicas=-1'],
  ['a host with a port', 'stores.postgres.host=postgres:5432'],
  ['a host that is an address', 'stores.redis.host=redis://redis'],
  ['a port of a store that is none', 'stores.nats.port=70000'],
  ['memory of no size', 'components.ai.resources.limits.memory=lots'],
  ['a processor of no size', 'defaults.resources.requests.cpu=some'],
  ['a claim of no size', 'files.claim.size=big'],
  ['a drain below zero', 'components.community.preStopSeconds=-1'],
  ['a schedule that is none', 'tasks.prepare.schedule=hourly'],
  ['a network that is none', 'networkPolicy.notOutside={10.0.0.0}'],
  ['a network of numbers that are too large', 'networkPolicy.notOutside={10.0.0.256/32}'],
  ['a peer that is no network', 'stores.redis.peers[0].ipBlock.cidr=10.0.0.1'],
  ['an endpoint without a scheme', 'telemetry.otlpEndpoint=collector:4318'],
  ['a share of traces above all', 'telemetry.share=2'],
  ['a site with a path', 'publicUrl=https://storyright.example/app'],
  ['a sender without an address', 'mail.from=Storyright'],
]

const sensible = [
  'components.ai.resources.limits.memory=1.5Gi',
  'defaults.resources.requests.cpu=0.25',
  'tasks.prepare.schedule=*/20 * * * mon-fri',
  'telemetry.otlpEndpoint=https://collector.example/v1',
  'networkPolicy.notOutside={10.0.0.0/8,fd00::/8,255.255.255.255/32}',
  'mail.from=Storyright <desk@storyright.example>',
]

describe('the schema of the values', () => {
  it.each(refusedBySchema)('refuses %s: %s', (_, setting) => expect(refusedIn(setting)).not.toEqual([]))

  it.each(sensible)('takes %s', (setting) => expect(refusedIn(setting)).toEqual([]))
})

const helm = findHelm()
const describeWithHelm = helm ? describe : describe.skip
describeWithHelm(`values that make no sense${helm ? '' : ' (skipped: helm is not here)'}`, () => {
  const refusedByTemplates: typeof refusedBySchema = [
    ['a drain that would be negative', 'components.community.preStopSeconds=50'],
    ['images of no registry', 'image.registry='],
  ]
  it.each([...refusedBySchema, ...refusedByTemplates])('are refused by a sentence: %s', (_, setting) => {
    expect(() => render(helm!, 'production', [setting])).toThrow(setting.split('=')[0]!.split(/[.[]/)[0])
  })

  it('are not those that differ from the usual in a sensible way', () => {
    render(
      helm!,
      'production',
      sensible.filter((setting) => !setting.includes('notOutside')),
    )
    render(helm!, 'production', ['image.registry=', 'image.pullPolicy=Never'])
  })
})
