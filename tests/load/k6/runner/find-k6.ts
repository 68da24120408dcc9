import { buildGoTool, builtGoTool, type GoTool, onPath, type Progress } from '@storyright/backing-servers'

const k6: GoTool = { name: 'k6', module: 'go.k6.io/k6', version: 'v1.8.1' }

/** The k6 on the PATH, or one built through Go, which is kept under `home`. */
export async function findK6(home: string, progress: Progress): Promise<string> {
  const there = (await onPath('k6')) ?? (await builtGoTool(home, k6))
  if (there) return there
  const built = await progress.step(`Building k6 ${k6.version}, which takes minutes`, () => buildGoTool(home, k6))
  if (!built) throw new Error('There is no k6: install k6 1.x, or Go 1.26, with which it is built here.')
  return built
}
