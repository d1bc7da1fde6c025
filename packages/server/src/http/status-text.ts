// An `import` of `node:http` reads all that it exports, and so loads its WebSocket client: 6 MB that nobody here uses.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** What HTTP calls a status, such as `Not Found`. */
export const statusText = (status: number): string => STATUS_CODES[status] ?? 'Error';
