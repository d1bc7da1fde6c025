import { Button, Inline } from '@cardamom/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#shared/messages/index.ts';
import type { ListedLink } from '../model/listed-link.ts';
import { LinkRow } from './LinkRow.tsx';
import { Rows } from './LinkRow.styles.ts';

/** Rows that are drawn before somebody asks for more: each holds three buttons, and a search draws them with every key. */
const rowsAtOnce = 25;

/** Links below each other; of many, the first ones and a way to the next. */
export function LinkList({ label, links }: { label: string; links: readonly ListedLink[] }) {
  const { t } = useMessages('links');
  const [shown, setShown] = useState(rowsAtOnce);
  const list = useRef<HTMLUListElement>(null);
  const next = Math.min(rowsAtOnce, links.length - shown);

  const showNext = () => {
    flushSync(() => setShown(shown + rowsAtOnce));
    // Reading goes on with the first of them, also where the button has gone.
    const first = list.current?.children[shown];
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <>
      <Rows aria-label={label} ref={list}>
        {links.slice(0, shown).map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </Rows>
      {next > 0 && (
        <Inline justify="center">
          <Button onPress={showNext}>{t('more', { count: next })}</Button>
        </Inline>
      )}
    </>
  );
}
