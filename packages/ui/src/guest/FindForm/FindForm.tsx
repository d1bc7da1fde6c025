import { GuestIcon } from '../GuestIcon/index.ts';
import type { FindChoiceView, FindWords } from '../find-types.ts';
import { Choice, Choices, Foot, Head, Root, Search } from './FindForm.styles.ts';

/** Props of `FindForm`. */
export interface FindFormProps {
  words: FindWords;
  /** Path of the page, which is asked for again with what is filled in. */
  action: string;
  /** The same page with no filter on. */
  clearHref: string;
  /** What is looked for already. */
  text: string;
  /** Code points that are read of a text. */
  longestText: number;
  /** The table a guest sits at, which goes along; empty where there is none. */
  table: string;
  /** Null where the restaurant shows no allergens: then it is asked. */
  without: readonly FindChoiceView[] | null;
  diets: readonly FindChoiceView[];
  /** Shown inside a page of the back office, in the place of the guest's page: that has no address by which it could open. */
  isPreview?: boolean;
}

/** Leads nowhere, so that the page stays where it is while the form goes. */
const nowhere = '#closed';

function Ticks({ name, choices }: { name: string; choices: readonly FindChoiceView[] }) {
  return choices.map(({ value, text, isChosen }) => (
    <Choice key={value}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {text}
    </Choice>
  ));
}

/**
 * Finds dishes by a word, without allergens, by diet: a plain form that asks for the page again and opens by its address
 * (`#find`), so it needs no script. It stands beside the `GuestPage`, which it covers.
 */
export function FindForm(props: FindFormProps) {
  const { words, action, clearHref, text, longestText, table, without, diets, isPreview = false } = props;
  return (
    <Root
      id="find"
      action={`${action}#found`}
      tabIndex={-1}
      aria-label={words.title}
      autoComplete="off"
      {...words.spoken}
      $isPreview={isPreview}
    >
      <Head>
        <h2>{words.title}</h2>
        <a href={nowhere} aria-label={words.close}>
          <GuestIcon name="close" />
        </a>
      </Head>
      <label>
        <span>{words.text}</span>
        <Search
          type="search"
          name="q"
          defaultValue={text}
          maxLength={longestText}
          dir="auto"
          {...words.written}
        />
      </label>
      {without === null ? (
        <p>{words.askUs}</p>
      ) : (
        <Choices>
          <legend>{words.without}</legend>
          <p>{words.withoutNote}</p>
          <Ticks name="without" choices={without} />
        </Choices>
      )}
      <Choices>
        <legend>{words.diet}</legend>
        <Ticks name="diet" choices={diets} />
      </Choices>
      {table !== '' && <input type="hidden" name="table" value={table} />}
      <Foot>
        <a href={clearHref}>{words.clear}</a>
        <button type="submit">{words.show}</button>
      </Foot>
    </Root>
  );
}
