import { useId, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Description } from '../Field/Field.styles.ts';
import { ariaFieldProps, FieldBody, type FieldProps } from '../Field/Field.tsx';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Choice, Choices, ReadOnlyRoot, Root, Stars, Target } from './Rating.styles.ts';
import { Star } from './Star.tsx';

/** Props of `Rating`. */
export interface RatingProps extends FieldProps {
  /** From 1 to `length`, null where nothing was given; read-only also halves ("3.5"). */
  value: number | null;
  /** Called with the number of stars; not needed where it is read-only. */
  onChange?: (value: number) => void;
  /** How many stars there are. */
  length?: number;
  /** Words a value for screen readers: "4 of 5". */
  valueLabel?: (value: string, length: number) => string;
  /** The group of stars, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** A number of stars: given by choosing one, or only shown, then also in halves. */
export function Rating({ isReadOnly = false, ...props }: RatingProps) {
  return isReadOnly ? <GivenRating {...props} /> : <RatingField {...props} />;
}

const defaultLength = 5;
const inEnglish = (value: string, length: number) => `${value} of ${length}`;

function RatingField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  value,
  onChange,
  length = defaultLength,
  valueLabel = inEnglish,
  ...props
}: Omit<RatingProps, 'isReadOnly'>) {
  const given = value ?? 0;
  return (
    <Root
      {...props}
      {...ariaFieldProps({ errorMessage, isRequired, isDisabled })}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange?.(Number(chosen))}
    >
      <FieldBody {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Choices>
          {starsUpTo(length).map((star) => (
            <Choice key={star} value={String(star)}>
              <Target>
                <Star fill={star <= given ? 'full' : 'none'} />
                <VisuallyHidden>{valueLabel(String(star), length)}</VisuallyHidden>
              </Target>
            </Choice>
          ))}
        </Choices>
      </FieldBody>
    </Root>
  );
}

function GivenRating({
  label,
  isLabelHidden = false,
  description,
  className,
  value,
  length = defaultLength,
  valueLabel = inEnglish,
  ref,
}: Omit<RatingProps, 'isReadOnly'>) {
  const id = useId();
  const { locale } = useLocale();
  const given = Math.min(value ?? 0, length);
  const name = valueLabel(new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(given), length);
  return (
    <ReadOnlyRoot ref={ref} role="group" aria-labelledby={id} className={className}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <Text as="span" size="label" id={id}>
          {label}
        </Text>
      )}
      {description != null && <Description>{description}</Description>}
      <Stars role="img" aria-label={name}>
        {starsUpTo(length).map((star) => (
          <Star key={star} fill={fillOf(star, given)} />
        ))}
      </Stars>
    </ReadOnlyRoot>
  );
}

function starsUpTo(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

/** Rounds to the nearest half star. */
function fillOf(star: number, given: number): 'none' | 'half' | 'full' {
  const missing = star - Math.round(given * 2) / 2;
  if (missing <= 0) return 'full';
  return missing < 1 ? 'half' : 'none';
}
