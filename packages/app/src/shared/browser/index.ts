export { copyText } from './copy-text.ts';
export { downloadText } from './download.ts';
