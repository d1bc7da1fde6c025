import { OwnWords, type OwnWordsProps } from '../OwnWords/index.ts';
import type { TableView } from '../types.ts';

/** Props of `TableName`. */
export interface TableNameProps {
  table: TableView;
  words: OwnWordsProps['words'];
}

/** Where the guest sits, within a line: words of the page's own say their language, the table's name keeps its direction. */
export function TableName({ table: { words: own, name }, words }: TableNameProps) {
  return (
    <>
      {own !== '' && <OwnWords words={words}>{own}</OwnWords>}
      {own !== '' && name !== '' && ' '}
      {name !== '' && <bdi>{name}</bdi>}
    </>
  );
}
