import { message } from './message.ts';

/** Names as a sentence holds them, the first few of many: “Soup”, “Bread”, 3 more. */
export function namesInWords(names: readonly string[], atMost = 3): string {
  const more = names.length - atMost;
  const listed = names.slice(0, atMost).map((name) => message('common:names.quoted', { name }));
  return [...listed, ...(more > 0 ? [message('common:names.more', { count: more })] : [])].join(', ');
}
