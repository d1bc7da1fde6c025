import type { MouseEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { RestingSegment, SegmentFrame, Segments } from '../DateInput/DateInput.styles.ts';
import { NativeField, type NativeFieldProps } from '../Field/NativeField.tsx';
import { timeParts } from './time-parts.ts';

/** Props of `RestingTime`. */
interface RestingTimeProps extends Omit<NativeFieldProps, 'children'> {
  value: string | null;
  name?: string | undefined;
  /** Called when somebody turns to it, with the part they turned to. */
  onTurn: (part: number) => void;
}

/** The part that was pressed, else the first. */
function pressedPart({ target, currentTarget }: MouseEvent<HTMLElement>): number {
  const parts = Array.from(currentTarget.querySelectorAll('[role=spinbutton]'));
  return Math.max(
    0,
    parts.findIndex((part) => part.contains(target as Node)),
  );
}

/**
 * A time field that nobody has turned to yet: looks like it, is read out like it and is reached like it. The parts of a real one
 * take so long to write that a week of them would be most of a form.
 */
export function RestingTime({ value, name, onTurn, ...field }: RestingTimeProps) {
  const { locale } = useLocale();
  const { label, isDisabled = false, isReadOnly = false } = field;
  const turn = (part: number) => {
    if (!isDisabled) onTurn(part);
  };
  return (
    <NativeField {...field} role="group" onLabelPress={() => turn(0)}>
      {({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid }, states) => (
        <SegmentFrame
          as="div"
          {...states}
          // The press would go on to what is no longer there.
          onMouseDown={(event) => {
            event.preventDefault();
            turn(pressedPart(event));
          }}
        >
          <Segments as="div">
            {partsInOrder(value, locale).map(({ type, text, place, name: partName, ...number }) =>
              place === null ? (
                <RestingSegment key={type + text} aria-hidden="true" data-type="literal" {...states}>
                  {text}
                </RestingSegment>
              ) : (
                <RestingSegment
                  key={type}
                  role="spinbutton"
                  aria-label={`${partName}, ${label}`}
                  aria-valuenow={number.value}
                  aria-valuetext={number.spoken ?? 'Empty'}
                  aria-describedby={place === 0 || isInvalid ? describedBy : undefined}
                  aria-invalid={isInvalid}
                  aria-readonly={isReadOnly || undefined}
                  aria-disabled={isDisabled || undefined}
                  tabIndex={isDisabled ? undefined : 0}
                  data-type={type}
                  data-placeholder={value === null || undefined}
                  {...states}
                  onFocus={() => turn(place)}
                >
                  {text}
                </RestingSegment>
              ),
            )}
          </Segments>
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />
          )}
        </SegmentFrame>
      )}
    </NativeField>
  );
}

/** The parts of a time, each with its place among those that are typed. */
function partsInOrder(value: string | null, locale: string) {
  let typed = 0;
  return timeParts(value, locale).map((part) =>
    Object.assign(part, { place: part.type === 'literal' ? null : typed++ }),
  );
}
