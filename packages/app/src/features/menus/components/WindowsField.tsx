import { Button, Inline, Stack, VisuallyHidden } from '@cardamom/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { windowProblem } from '../model/menu-rules.ts';
import type { WindowValue } from '../model/menu-values.ts';
import { WindowFields } from './WindowFields.tsx';

/** Props of `WindowsField`. */
export interface WindowsFieldProps {
  value: readonly WindowValue[];
  onChange: (value: WindowValue[]) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** `04:00`: earlier times belong to the night before. */
  businessDayEndsAt: string;
  isReadOnly: boolean;
}

/** A new window, empty; its id tells it from the others of this form. */
function newWindow(windows: readonly WindowValue[]): WindowValue {
  const numbers = windows.map(({ id }) => Number(id.split('-')[1] ?? 0));
  return { id: `new-${Math.max(0, ...numbers) + 1}`, weekdays: [], from: null, to: null };
}

/** The days and times of a menu, added and removed; said aloud, and the focus goes to what was added, or to what takes a removed one's place. */
export function WindowsField({
  value,
  onChange,
  onBlur,
  errorMessage,
  businessDayEndsAt,
  isReadOnly,
}: WindowsFieldProps) {
  const { t } = useMessages('menus');
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const changedAt = useRef<{ place: number; isNew: boolean } | null>(null);
  useEffect(() => {
    if (changedAt.current === null || root.current === null) return;
    const { place, isNew } = changedAt.current;
    changedAt.current = null;
    const groups = root.current.querySelectorAll<HTMLElement>('[data-window]');
    const group = groups[Math.min(place, groups.length - 1)];
    const target = isNew ? group : (group ?? root.current).querySelector<HTMLElement>('button');
    target?.focus();
  });

  return (
    <Stack ref={root} gap={6}>
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
      {value.map((one, index) => (
        <WindowFields
          key={one.id}
          window={one}
          number={index + 1}
          errorMessage={errorMessage === undefined ? undefined : (windowProblem(one) ?? undefined)}
          businessDayEndsAt={businessDayEndsAt}
          onChange={(changed) => onChange(value.map((other) => (other === one ? changed : other)))}
          onRemove={() => {
            changedAt.current = { place: index, isNew: false };
            setSaid(t('form.windowRemoved', { number: index + 1 }));
            onChange(value.filter((other) => other !== one));
          }}
          onBlur={onBlur}
          isReadOnly={isReadOnly}
        />
      ))}
      {!isReadOnly && (
        <Inline>
          <Button
            icon="add"
            onPress={() => {
              changedAt.current = { place: value.length, isNew: true };
              setSaid(t('form.windowAdded', { number: value.length + 1 }));
              onChange([...value, newWindow(value)]);
            }}
          >
            {t('form.addWindow')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
