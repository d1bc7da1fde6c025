import { message } from '../messages/index.ts';

/** So many fields are named; of more the first two, and how many follow. */
const mostNamed = 3;
/** "PIN" is an abbreviation and stays as it is. */
const startsWord = /^\p{Lu}(?!\p{Lu})/u;

function isSet(mark: unknown): boolean {
  return typeof mark === 'object' && mark !== null ? Object.values(mark).some(isSet) : mark === true;
}

/** The names of the fields that hold something else than was stored, in the order of the form; `dirty` is react-hook-form's. */
export function changedNames(dirty: object, all: readonly string[]): string[] {
  const marks = new Map<string, unknown>(Object.entries(dirty));
  return all.filter((name) => isSet(marks.get(name)));
}

/** What is unsaved, by the labels of its fields: "Name and price changed", "Name, price and 3 more changed". */
export function changedInWords(labels: readonly string[]): string {
  const named = labels.length > mostNamed ? labels.slice(0, mostNamed - 1) : labels;
  const words = named.map((label, index) =>
    index === 0 ? label : label.replace(startsWord, (letter) => letter.toLocaleLowerCase('en')),
  );
  const rest = labels.length - named.length;
  const fields = new Intl.ListFormat('en-GB').format(
    rest > 0 ? [...words, message('entities:form.more', { count: rest })] : words,
  );
  return message('entities:form.changed', { fields });
}
