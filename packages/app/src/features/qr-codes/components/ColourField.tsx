import { TextField } from '@cardamom/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { Swatch } from './ColourField.styles.ts';

/** Props of `ColourField`. */
export interface ColourFieldProps {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (colour: string) => void;
  errorMessage?: string | undefined;
}

const typedFormat = /^#?(?<digits>[0-9a-f]{6})$/iu;

function colourIn(text: string): string | null {
  const digits = typedFormat.exec(text.trim())?.groups?.['digits'];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** A colour, typed or picked. What cannot be read stays as typed, and changes nothing. */
export function ColourField({ label, value, onChange, errorMessage }: ColourFieldProps) {
  const { t } = useMessages('qrCodes');
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  // React calls every step of a picker that is dragged a change; the browser's own event comes once it is chosen.
  useEffect(() => {
    const input = picker.current;
    const pick = () => {
      setTyped(null);
      if (input) onChange(input.value);
    };
    input?.addEventListener('change', pick);
    return () => input?.removeEventListener('change', pick);
  }, [onChange]);
  useEffect(() => {
    if (picker.current) picker.current.value = value;
  }, [value]);

  const isUnread = typed !== null && colourIn(typed) === null;
  return (
    <TextField
      label={label}
      value={typed ?? value.toUpperCase()}
      onChange={(text) => {
        setTyped(text);
        const colour = colourIn(text);
        if (colour !== null) onChange(colour);
      }}
      onBlur={() => {
        if (!isUnread) setTyped(null);
      }}
      errorMessage={isUnread ? t('look.format') : errorMessage}
      prefix={
        <Swatch ref={picker} type="color" defaultValue={value} aria-label={t('look.pick', { name: label })} />
      }
    />
  );
}
