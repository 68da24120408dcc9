import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { businessMetrics, libraryMetrics, seriesOf } from '@storyright/contracts/telemetry'

const repository = path.resolve(import.meta.dirname, '../..')
const folder = path.join(repository, 'deploy/observability')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const declared = new Set([...Object.values(businessMetrics), ...libraryMetrics].flatMap(seriesOf))
const dashboards = readdirSync(path.join(folder, 'dashboards')).map((name) => `dashboards/${name}`)
const seriesIn = (text: string) => [...new Set(text.match(/\b(storyright|http|db|nodejs|v8js)_[a-z\d_]+/g))]
/** Labels of those series. */
const labels = new Set([
  'http_route',
  'http_response_status_code',
  'db_system_name',
  'db_operation_name',
  'db_collection_name',
])

describe('what dashboards and alerts ask', () => {
  it.each(['alerts.yaml', 'alerts.test.yaml', ...dashboards])('%s asks for declared metrics only', (file) => {
    const asked = seriesIn(read(file)).filter((name) => !labels.has(name))
    expect(asked).not.toEqual([])
    expect(asked.filter((name) => !declared.has(name))).toEqual([])
  })

  it('leaves out no metric of ours', () => {
    const asked = new Set(dashboards.flatMap((file) => seriesIn(read(file))))
    const ours = Object.values(businessMetrics).flatMap(seriesOf)
    expect(ours.filter((name) => !asked.has(name))).toEqual([])
  })

  it('names for each alert a runbook that is there', () => {
    const alerts = read('alerts.yaml')
      .split(/^ {6}- alert: /m)
      .slice(1)
    expect(alerts.length).toBeGreaterThan(5)
    const missing = alerts.filter((alert) => {
      const runbook = alert.match(/runbook: (docs\/runbooks\/[\w-]+\.md)/)?.[1]
      return !runbook || !existsSync(path.join(repository, runbook))
    })
    expect(missing).toEqual([])
  })

  it('has for each alert a test in which it is raised, and a page that names it', () => {
    const tests = read('alerts.test.yaml')
    const runbooks = readdirSync(path.join(repository, 'docs/runbooks')).map((file) =>
      readFileSync(path.join(repository, 'docs/runbooks', file), 'utf8'),
    )
    for (const [, alert] of read('alerts.yaml').matchAll(/^ {6}- alert: (\w+)$/gm)) {
      expect(tests).toMatch(new RegExp(`alertname: ${alert}\\n +exp_alerts:`))
      expect([alert, runbooks.some((page) => page.includes(alert!))]).toEqual([alert, true])
    }
  })
})
