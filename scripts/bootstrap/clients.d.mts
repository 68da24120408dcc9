export declare function areKept(root: string): boolean
export declare function layOutClients(root: string): void
export declare function originOf(root: string, folder: string): string
export declare function servicesWithSchema(root: string): string[]
