/**
 * Does to the page what a browser's translator does, now and with whatever comes: every text node gives its place to `<font>` elements, and
 * React is left holding nodes that are nowhere. Answers how to stop.
 */
export function translatePage(translated = (text: string) => text) {
  const untranslated = 'font, script, style, textarea, title'
  const translate = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walk.currentNode; node; node = walk.nextNode() as Node)
      if (node instanceof Text && !node.parentElement?.closest(untranslated)) texts.push(node)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = translated(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node)
  })
  translate(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
