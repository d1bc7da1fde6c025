export { downloadCode } from './download-code.ts';
export { Address, CodePlate } from './guest-code.styles.ts';
export { LocalAddressWarning } from './LocalAddressWarning.tsx';
