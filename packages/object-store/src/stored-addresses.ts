/** Where stored files are read, and which one an address leads to. */
export interface StoredAddresses {
  of(name: string, ending: string, publicUrl: string): string
  /** The name of the file that an address leads to, on whichever host; `null` for other addresses. */
  nameIn(address: string | null): string | null
  /** The name of the file behind the last part of its address; `null` when there cannot be one. */
  nameBehind(part: string): string | null
}

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'

/** The addresses of files at a path like `/api/uploads/images/:name`; their names end like this. */
export function storedAddresses(path: string, ending: RegExp): StoredAddresses {
  const own = new RegExp(path.replace(':name', uuid) + ending.source)
  const nameIn = (address: string | null) => address?.match(own)?.[1] ?? null
  return {
    of: (name, end, publicUrl) => new URL(path.replace(':name', `${name}.${end}`), publicUrl).href,
    nameIn,
    nameBehind: (part) => nameIn(path.replace(':name', part)),
  }
}
