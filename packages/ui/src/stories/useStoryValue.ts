import { useState } from 'react';

/** Keeps a field's value as a form would, and still tells the story's spy. */
export function useStoryValue<V>({ value, onChange }: { value: V; onChange: (value: V) => void }) {
  const [current, setCurrent] = useState(value);
  return {
    value: current,
    onChange: (next: V) => {
      setCurrent(next);
      onChange(next);
    },
  };
}

/** The same for what is on or off. */
export function useStorySelection({
  isSelected,
  onChange,
}: {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  const { value, onChange: change } = useStoryValue({ value: isSelected, onChange });
  return { isSelected: value, onChange: change };
}
