export { copyText } from './copy-text.ts';
export { downloadText, saveFile } from './download.ts';
export { openInNewTab } from './open-in-new-tab.ts';
