export { ApiError } from './api-error.ts';
export { api, dataOf, onSessionEnd } from './client.ts';
export { createQueryClient } from './query-client.ts';
export { uploadFile } from './upload.ts';
