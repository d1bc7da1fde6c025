import { Button, Select, Stack, TextField } from '@cardamom/ui';
import { importLineKinds } from '@cardamom/api-types';
import { useRef, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { KindOfLine, LineButton, LineEntry, LineFields, Lines } from './Lines.styles.ts';
import type { LineForm } from './useLineChoices.ts';

/** Props of `LineList`. */
export interface LineListProps {
  form: LineForm;
}

/** Characters of a line, as the contract allows them. */
const longestLine = 1000;

/** Lines that are drawn at once: a text may have two thousand. */
const portion = 200;

/** Each line of a text with what it is taken for; the one that is pressed opens to where both are changed. */
export function LineList({ form: { lines, change } }: LineListProps) {
  const { t } = useMessages('imports');
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState(portion);
  const list = useRef<HTMLOListElement>(null);
  const showMore = () => {
    setShown(shown + portion);
    // They are there by then; the button may be gone.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('button')?.focus());
  };
  const kinds = importLineKinds.map((id) => ({ id, label: t(`lines.kind.${id}`) }));
  return (
    <Stack gap={3}>
      <Lines ref={list} aria-label={t('lines.list')}>
        {lines.slice(0, shown).map(({ id, text, kind }) => (
          <LineEntry key={id} $kind={kind}>
            <LineButton aria-expanded={open === id} onPress={() => setOpen(open === id ? null : id)}>
              <KindOfLine>{t(`lines.kind.${kind}`)}</KindOfLine>
              <bdi>{text}</bdi>
            </LineButton>
            {open === id && (
              <LineFields>
                <Select
                  label={t('lines.is')}
                  options={kinds}
                  value={kind}
                  onChange={(chosen) => chosen !== null && change(id, { kind: chosen })}
                />
                <TextField
                  label={t('lines.text')}
                  maxLength={longestLine}
                  value={text}
                  onChange={(changed) => change(id, { text: changed })}
                />
              </LineFields>
            )}
          </LineEntry>
        ))}
      </Lines>
      {shown < lines.length && (
        <Button onPress={showMore}>
          {t('lines.more', { count: Math.min(portion, lines.length - shown) })}
        </Button>
      )}
    </Stack>
  );
}
