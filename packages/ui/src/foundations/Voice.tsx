import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Pairs, Said, Unsaid } from './Voice.styles.ts';

const rules = [
  {
    title: 'Verbs on buttons',
    note: 'A button says what it does, and to what.',
    say: 'Mark sold out until tomorrow',
    not: 'OK',
  },
  {
    title: 'Name the thing',
    note: 'A question repeats the name, so that nobody deletes the wrong dish.',
    say: 'Delete “Sea bass”?',
    not: 'Are you sure?',
  },
  {
    title: 'Errors help',
    note: 'What happened, then what to do. No blame, no code, no apology.',
    say: 'Image size is too large. Please upload an image under 2MB.',
    not: 'Oops! Upload failed (413).',
  },
  {
    title: 'Sentence case',
    note: 'Like a sentence, without its full stop in titles and labels.',
    say: 'Add item',
    not: 'Add Item',
  },
  {
    title: 'Words of the trade',
    note: 'Menu, section, item, modifier, sold out. Not entity, record, node.',
    say: 'On 2 menus, 3 screens',
    not: '5 references found',
  },
];

/** How Cardamom speaks, rule by rule. */
export function VoicePage() {
  return (
    <GuidePage
      title="Calm, exact, warm"
      lead="A waiter reads it with a tray in one hand. Short words, in the order they are needed, without an exclamation mark."
    >
      {rules.map(({ title, note, say, not }) => (
        <GuidePart key={title} title={title} note={note}>
          <Pairs>
            <Said>
              <dt>We say</dt>
              <dd>{say}</dd>
            </Said>
            <Unsaid>
              <dt>We do not say</dt>
              <dd>{not}</dd>
            </Unsaid>
          </Pairs>
        </GuidePart>
      ))}
    </GuidePage>
  );
}
