export { PhoneNumber, type PhoneNumberProps } from './PhoneNumber.tsx';
export { groupPhoneNumber, type PhoneValue } from './phoneValue.ts';
