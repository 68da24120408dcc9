import { waitFor } from '@testing-library/react'
import { shareAmongTabs } from './one-tab.ts'

let names = 0
interface Tab {
  heard: string[]
  close: () => void
}

/** Tabs of one browser, and the connections that they have open. */
function browser() {
  const name = `shared-${names++}`
  const open: { tell: (news: string) => void; last: () => string | undefined }[] = []
  const openTab = (): Tab => {
    const heard: string[] = []
    const close = shareAmongTabs<string>({
      name,
      onNews: (news) => void heard.push(news),
      listen: (tell, last, signal) =>
        new Promise((resolve) => {
          const connection = { tell, last }
          open.push(connection)
          signal.addEventListener('abort', () => {
            open.splice(open.indexOf(connection), 1)
            resolve()
          })
        }),
    })
    return { heard, close }
  }
  return { open, openTab }
}

describe('the tabs of one browser', () => {
  it('have one connection, and hear the same', async () => {
    const { open, openTab } = browser()
    const tabs = [openTab(), openTab(), openTab()]
    await waitFor(() => expect(open).toHaveLength(1))
    open[0]!.tell('one')
    await waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual([['one'], ['one'], ['one']]))
    expect(open).toHaveLength(1)
    for (const { close } of tabs) close()
    await waitFor(() => expect(open).toHaveLength(0))
  })

  it('tell a new one what was heard last', async () => {
    const { open, openTab } = browser()
    const first = openTab()
    await waitFor(() => expect(open).toHaveLength(1))
    open[0]!.tell('one')
    const second = openTab()
    await waitFor(() => expect(second.heard).toEqual(['one']))
    first.close()
    second.close()
  })

  it('go on where the one that listened has closed, from what was heard', async () => {
    const { open, openTab } = browser()
    const [first, second] = [openTab(), openTab()]
    await waitFor(() => expect(open).toHaveLength(1))
    open[0]!.tell('one')
    await waitFor(() => expect(second.heard).toEqual(['one']))
    first.close()
    await waitFor(() => expect(open[0]?.last()).toBe('one'))
    open[0]!.tell('two')
    expect(second.heard).toEqual(['one', 'two'])
    expect(first.heard).toEqual(['one'])
    second.close()
  })

  it('listen each for itself where they cannot share', () => {
    const { locks } = navigator
    Reflect.deleteProperty(navigator, 'locks')
    const { open, openTab } = browser()
    const tabs = [openTab(), openTab()]
    expect(open).toHaveLength(2)
    for (const { close } of tabs) close()
    expect(open).toHaveLength(0)
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })
})
