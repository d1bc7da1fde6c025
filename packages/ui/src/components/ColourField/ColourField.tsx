import type { Ref } from 'react';
import { TextInput } from '../Field/Field.styles.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { NativeField, NativeFrame } from '../Field/NativeField.tsx';
import { Popover } from '../Popover/Popover.tsx';
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
  className,
  name,
  value,
  onChange,
  onBlur,
  suggestions = nothingSuggested,
  pickLabel = 'Pick a colour',
  suggestionsLabel = 'Suggestions',
  ref,
}: ColourFieldProps) {
  const colour = readColour(value);
  const ground = colour === null ? {} : { style: { backgroundColor: colour } };
  const canChange = !isReadOnly && !isDisabled;
  return (
    <NativeField
      {...{ label, isLabelHidden, description, errorMessage, isRequired, isReadOnly, isDisabled, className }}
      below={
        canChange &&
        suggestions.length > 0 && (
          <Suggestions role="group" aria-label={suggestionsLabel}>
            {suggestions.map((suggestion) => (
              <Suggestion key={suggestion.label} onPress={() => onChange(suggestion.colour)}>
                <Patch style={{ backgroundColor: suggestion.colour }} />
                {suggestion.label}
              </Suggestion>
            ))}
          </Suggestions>
        )
      }
    >
      {(control, states) => (
        <NativeFrame {...states}>
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
          <TextInput
            as="input"
            type="text"
            {...control}
            {...{ name, ref, value }}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => {
              if (colour !== null && colour !== value) onChange(colour);
              onBlur?.();
            }}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </NativeFrame>
      )}
    </NativeField>
  );
}
