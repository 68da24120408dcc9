/** Signs that no XML may contain, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** A carriage return is written as a reference: whoever reads the file would make it a line feed. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

export interface XmlNode {
  xml: string
}

/** An element with this in it: texts are escaped, what is null or undefined is left out. */
export function element(
  name: string,
  ...content: (XmlNode | XmlNode[] | string | number | null | undefined)[]
): XmlNode {
  const inner = content.flat().map((one) => {
    if (one === null || one === undefined) return ''
    return typeof one === 'object' ? `\n${one.xml}` : escapeXml(String(one))
  })
  const hasElements = content.flat().some((one) => typeof one === 'object' && one !== null)
  return { xml: `<${name}>${inner.join('')}${hasElements ? '\n' : ''}</${name.split(' ', 1)[0]}>` }
}
