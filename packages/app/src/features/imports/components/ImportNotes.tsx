import { Disclosure, Heading, Stack, Text } from '@cardamom/ui';
import type { Import, ImportNote, ImportNoteKind } from '@cardamom/api-types';
import { useMessages } from '#shared/messages/index.ts';
import { Notes } from './ImportPage.styles.ts';

/** Shown at once; the rest waits behind a title. */
const shownAtOnce = 6;

function NoteList({ notes }: { notes: readonly ImportNote[] }) {
  return (
    <Notes>
      {notes.map(({ subject, message }, index) => (
        // Two notes can read the same, and none ever moves.
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
        <li key={index}>
          <Text as="strong" size="small">
            {subject}
          </Text>{' '}
          <Text as="span" size="small" tone="quiet">
            {message}
          </Text>
        </li>
      ))}
    </Notes>
  );
}

/** What is left out of a file and what was decided on the way, so that nothing is lost unseen. */
export function ImportNotes({ imported }: { imported: Import }) {
  const { t } = useMessages('imports');
  const titles: Record<ImportNoteKind, string> = { DONE: t('notes.done'), LEFT_OUT: t('notes.leftOut') };
  return (['DONE', 'LEFT_OUT'] as const).map((kind) => {
    const notes = imported.notes.filter((note) => note.kind === kind);
    if (notes.length === 0) return null;
    const rest = notes.slice(shownAtOnce);
    return (
      <Stack key={kind} gap={2}>
        <Heading level={3}>{titles[kind]}</Heading>
        <NoteList notes={notes.slice(0, shownAtOnce)} />
        {rest.length > 0 && (
          <Disclosure title={t('notes.more', { count: rest.length })}>
            <NoteList notes={rest} />
          </Disclosure>
        )}
      </Stack>
    );
  });
}
