import { errorCatalogue, errorStatuses, type ErrorCode } from '@cardamom/api-types';
import type { Duplex } from 'node:stream';
import { Problem } from '../shared/problem.ts';
import { problemBody } from './answer-problem.ts';
import { statusText } from './status-text.ts';

/** Ends a connection that carries no whole request; says why, where nothing was said yet. */
export function endConnection(socket: Duplex, code: ErrorCode | undefined): void {
  if (socket.destroyed) return;
  if (code === undefined || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = errorStatuses[code] ?? 400;
  const body = problemBody(new Problem(code), status, errorCatalogue[code].message);
  const head = [
    `HTTP/1.1 ${status} ${statusText(status)}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** What node's parser refuses, in the catalogue's words; what else breaks a connection says nothing. */
const parserProblems: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'CM_SLOW',
  HPE_HEADER_OVERFLOW: 'CM_TOO_LARGE',
};

/** Answers what node itself could not read as a request. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { code = '' } = error;
  const isOver = code === 'ECONNRESET' || code === 'EPIPE';
  endConnection(socket, isOver ? undefined : (parserProblems[code] ?? 'CM_BAD_JSON'));
}
