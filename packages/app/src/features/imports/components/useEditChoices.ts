import type { ImportEditChoice, ImportEdits, ImportSide } from '@cardamom/api-types';
import { useState } from 'react';

/** What a person says of what was edited here, until the import is planned so. */
export interface EditForm {
  isChanged: boolean;
  said: ImportEdits;
  sideOf: (itemId: string, field: string) => ImportSide;
  choose: (choice: ImportEditChoice) => void;
  chooseAll: (side: ImportSide) => void;
  discard: () => void;
}

const nothingSaid: ImportEdits = { others: 'OURS', choices: [] };

const keyOf = ({ itemId, field }: Pick<ImportEditChoice, 'itemId' | 'field'>) => `${itemId} ${field}`;

const inWords = ({ others, choices }: ImportEdits) =>
  [others, ...choices.map((choice) => `${keyOf(choice)} ${choice.keeps}`).toSorted(byText)].join('\n');

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** Keeps what is chosen, beginning with what was said before. */
export function useEditChoices(before: ImportEdits | null): EditForm {
  const initial = before ?? nothingSaid;
  const [said, setSaid] = useState(initial);
  const chosen = new Map(said.choices.map((choice) => [keyOf(choice), choice.keeps]));
  return {
    isChanged: inWords(said) !== inWords(initial),
    said,
    sideOf: (itemId, field) => chosen.get(keyOf({ itemId, field })) ?? said.others,
    choose: (choice) =>
      setSaid(({ others, choices }) => {
        const rest = choices.filter((known) => keyOf(known) !== keyOf(choice));
        return { others, choices: choice.keeps === others ? rest : [...rest, choice] };
      }),
    chooseAll: (others) => setSaid({ others, choices: [] }),
    discard: () => setSaid(initial),
  };
}
