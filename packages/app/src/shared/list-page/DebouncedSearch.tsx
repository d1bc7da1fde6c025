import { SearchField } from '@cardamom/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds of quiet after which typed text is searched for. */
const quietMs = 300;

/** Props of `DebouncedSearch`. */
export interface DebouncedSearchProps {
  label: string;
  /** What is searched for now, as the URL says. */
  value: string;
  onChange: (value: string) => void;
}

/** A search field that waits for a pause in typing, or for Enter; follows the URL on Back. `/` leads to it. */
export function DebouncedSearch({ label, value, onChange }: DebouncedSearchProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const field = useRef<HTMLInputElement>(null);
  const send = (next: string) => {
    sent.current = next;
    onChange(next);
  };
  const sendTyped = useEffectEvent(send);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const timer = setTimeout(() => sendTyped(text.trim()), quietMs);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.defaultPrevented) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <SearchField
      ref={field}
      label={label}
      isLabelHidden
      placeholder={label}
      value={text}
      onChange={setText}
      onSubmit={(typed) => send(typed.trim())}
    />
  );
}
