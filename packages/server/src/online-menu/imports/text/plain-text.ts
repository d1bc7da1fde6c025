import { Parser } from 'htmlparser2';

/** An element or an entity; a lone `<` or `&` is text. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iu;
/** Elements after which a line ends. */
const lines = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements whose content is no text. */
const unread = new Set(['script', 'style']);

/** The text of a cell in which a shop's web page was kept: without elements, entities as what they stand for, and lines apart. */
export function plainText(text: string): string {
  if (!markup.test(text)) return text;
  let read = '';
  let within = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.has(name)) within += 1;
    },
    ontext: (part) => {
      if (within === 0) read += part;
    },
    onclosetag: (name) => {
      if (unread.has(name)) within -= 1;
      else if (lines.has(name)) read += '\n';
    },
  });
  parser.end(text);
  return read
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[\n ]*/gu, '\n')
    .trim();
}
