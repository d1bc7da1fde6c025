export { ApiError } from './api-error.ts';
export { api, dataOf, onSessionEnd } from './client.ts';
export { showError } from './error-display.ts';
export { fetchFile } from './fetch-file.ts';
export { createQueryClient } from './query-client.ts';
export { readAgain, type Touches } from './read-again.ts';
export { onActionRefused } from './refused-action.ts';
export { retryOffersAtom, useRetryOffer } from './retry-offers.ts';
export { uploadFile, uploadForm } from './upload.ts';
