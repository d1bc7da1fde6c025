/** A file as it was handed in. */
export type HandedIn = { readonly name: string; readonly bytes: Uint8Array };

/** A file of the import: handed in itself, or in an archive; `read` unpacks it. */
export type ImportFile = { readonly name: string; readonly size: number; read(): Uint8Array };
