import type { ImportCorrection, ImportRow, ImportSourceCell } from '@cardamom/api-types';
import { useState } from 'react';

/** What a person says of rows of a table, until it is read so. */
export interface RowForm {
  isChanged: boolean;
  said: ImportCorrection[];
  /** Whether a row's dish is left out, with all its rows. */
  isLeftOut: (row: ImportRow) => boolean;
  setLeftOut: (row: ImportRow, isLeftOut: boolean) => void;
  /** Whether any cell of a dish's rows is corrected. */
  isCorrected: (row: ImportRow) => boolean;
  /** What a cell will be read as. */
  textOf: (place: string, cell: ImportSourceCell) => string;
  write: (row: ImportRow, place: string, cell: ImportSourceCell, text: string) => void;
  /** Has a row read as it stands in the file. */
  takeBack: (place: string) => void;
  discard: () => void;
}

const byPlace = (one: ImportCorrection, other: ImportCorrection) => (one.place < other.place ? -1 : 1);

const inWords = (corrections: readonly ImportCorrection[]) =>
  JSON.stringify(
    corrections
      .toSorted(byPlace)
      .map(({ place, isLeftOut, cells }) => [
        place,
        isLeftOut,
        cells.toSorted((one, other) => one.index - other.index).map(({ index, text }) => [index, text]),
      ]),
  );

const saysSomething = ({ isLeftOut, cells }: ImportCorrection) => isLeftOut || cells.length > 0;

/** Keeps what is said of rows, beginning with what was said before. */
export function useRowCorrections(before: readonly ImportCorrection[]): RowForm {
  const [initial] = useState(before);
  const [said, setSaid] = useState<readonly ImportCorrection[]>(initial);
  const of = (place: string) => said.find((correction) => correction.place === place);
  const change = (
    { name }: ImportRow,
    place: string,
    changed: (correction: ImportCorrection) => ImportCorrection,
  ) =>
    setSaid((known) => {
      const own = changed(
        known.find((one) => one.place === place) ?? { place, name, isLeftOut: false, cells: [] },
      );
      const others = known.filter((one) => one.place !== place);
      return saysSomething(own) ? [...others, own] : others;
    });
  return {
    isChanged: inWords(said) !== inWords(initial),
    said: [...said],
    isLeftOut: ({ place }) => of(place)?.isLeftOut === true,
    setLeftOut: (row, isLeftOut) => change(row, row.place, (correction) => ({ ...correction, isLeftOut })),
    isCorrected: ({ source }) => source.some(({ place }) => (of(place)?.cells.length ?? 0) > 0),
    textOf: (place, { index, text }) => of(place)?.cells.find((cell) => cell.index === index)?.text ?? text,
    write: (row, place, { index, text: asRead }, text) =>
      change(row, place, (correction) => {
        const others = correction.cells.filter((cell) => cell.index !== index);
        // What was read may be a correction itself, and then goes on to be one.
        const wasSaid = initial
          .find((one) => one.place === place)
          ?.cells.some((cell) => cell.index === index);
        const isAsInFile = text === asRead && wasSaid !== true;
        return { ...correction, cells: isAsInFile ? others : [...others, { index, text }] };
      }),
    takeBack: (place) => setSaid((known) => known.filter((correction) => correction.place !== place)),
    discard: () => setSaid(initial),
  };
}
