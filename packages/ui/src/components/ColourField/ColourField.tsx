import type { Ref } from 'react';
import { Frame, TextInput } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Root } from '../TextField/TextField.styles.ts';
import { Patch, PickerButton, StillPatch, Suggestion, Suggestions } from './ColourField.styles.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { readColour } from './read-colour.ts';

/** A colour that may be the wanted one. */
export interface SuggestedColour {
  /** As `#rrggbb`. */
  colour: string;
  /** Whose it is: "From your logo". */
  label: string;
}

/** Props of `ColourField`. */
export interface ColourFieldProps extends FieldProps {
  /** The colour as it is typed, readable or not: `readColour` tells. */
  value: string;
  /** Called with what is typed, and with `#rrggbb` where a colour is picked or the field is left. */
  onChange: (value: string) => void;
  /** One press each. */
  suggestions?: readonly SuggestedColour[];
  /** Name of the button that opens the picker, and of the picker. */
  pickLabel?: string;
  /** Name of the group of suggestions. */
  suggestionsLabel?: string;
  /** The input itself, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Where a picker begins while no colour is typed. */
const noColour = '#808080';

const nothingSuggested: readonly SuggestedColour[] = [];

/** A colour, typed in hexadecimal digits, picked, or taken from suggestions. Keeps what was typed when it is none; the form says so. */
export function ColourField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly = false,
  isDisabled = false,
  value,
  onChange,
  onBlur,
  suggestions = nothingSuggested,
  pickLabel = 'Pick a colour',
  suggestionsLabel = 'Suggestions',
  ref,
  ...props
}: ColourFieldProps) {
  const colour = readColour(value);
  const ground = colour === null ? {} : { style: { backgroundColor: colour } };
  const canChange = !isReadOnly && !isDisabled;
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isReadOnly, isDisabled })}
      value={value}
      onChange={onChange}
      onBlur={() => {
        if (colour !== null && colour !== value) onChange(colour);
        onBlur?.();
      }}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Frame isReadOnly={isReadOnly}>
          {canChange ? (
            <Popover
              label={pickLabel}
              trigger={
                <PickerButton aria-label={pickLabel}>
                  <Patch {...ground} />
                </PickerButton>
              }
            >
              <ColourPicker colour={colour ?? noColour} onChange={onChange} />
            </Popover>
          ) : (
            <StillPatch {...ground} />
          )}
          <TextInput ref={ref} dir="ltr" autoCapitalize="none" autoComplete="off" spellCheck={false} />
        </Frame>
        {canChange && suggestions.length > 0 && (
          <Suggestions role="group" aria-label={suggestionsLabel}>
            {suggestions.map((suggestion) => (
              <Suggestion key={suggestion.label} onPress={() => onChange(suggestion.colour)}>
                <Patch style={{ backgroundColor: suggestion.colour }} />
                {suggestion.label}
              </Suggestion>
            ))}
          </Suggestions>
        )}
      </FieldBody>
    </Root>
  );
}
