import { useState } from 'react';
import { parseColor, type Color } from 'react-aria-components/ColorSlider';
import { Area, Hue, HueTrack, Picker, Thumb } from './ColourField.styles.ts';

/** Props of `ColourPicker`. */
interface ColourPickerProps {
  /** The colour it begins with, as `#rrggbb`. */
  colour: string;
  /** Called with every step as `#rrggbb`, also in the middle of dragging. */
  onChange: (colour: string) => void;
}

/** A colour that is found by trying: how strong and how bright it is, and its hue, which black and white keep. */
export function ColourPicker({ colour, onChange }: ColourPickerProps) {
  const [shown, setShown] = useState(() => parseColor(colour).toFormat('hsb'));
  const change = (next: Color) => {
    setShown(next);
    onChange(next.toString('hex').toLowerCase());
  };
  return (
    <Picker>
      <Area value={shown} onChange={change} xChannel="saturation" yChannel="brightness">
        <Thumb />
      </Area>
      <Hue value={shown} onChange={change} channel="hue">
        <HueTrack>
          <Thumb />
        </HueTrack>
      </Hue>
    </Picker>
  );
}
