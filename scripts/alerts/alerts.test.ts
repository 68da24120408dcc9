import { accessSync, constants } from 'node:fs'
import { settingsFrom } from '@storyright/platform'
import { askPromtool, promtoolPlaces } from './check-alerts.ts'

const isThere = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
const promtool = promtoolPlaces(settingsFrom(process.env).home).find(isThere)
const withPromtool = promtool ? it : it.skip
const unless = promtool ? '' : ' (skipped: promtool is not here, npm run check:alerts builds it)'

describe('alerts', () => {
  withPromtool(`are what Prometheus understands${unless}`, () => {
    expect(askPromtool(promtool!, 'check', 'rules', 'alerts.yaml')).toMatchObject({ isFine: true })
  })

  withPromtool(`are told when their tests expect it${unless}`, () => {
    expect(askPromtool(promtool!, 'test', 'rules', 'alerts.test.yaml')).toMatchObject({ isFine: true })
  })
})
