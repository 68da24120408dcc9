import { foldText, isVisible } from '@storyright/contracts/vocabulary'

/** Tags as they were typed, each once however it is written, and as they are compared. */
export function tagsOf(typed: readonly string[]): { tags: string[]; tagKeys: string[] } {
  const byKey = new Map<string, string>()
  for (const tag of typed.map((one) => one.trim()).filter(isVisible))
    if (!byKey.has(foldText(tag))) byKey.set(foldText(tag), tag)
  return { tags: [...byKey.values()], tagKeys: [...byKey.keys()] }
}
