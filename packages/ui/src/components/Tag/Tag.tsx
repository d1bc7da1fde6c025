import { Icon } from '../Icon/Icon.tsx';
import { ChipText } from '../Chip/Chip.styles.ts';
import { RemoveTag, Root } from './Tag.styles.ts';

/** Props of `Tag`. */
export interface TagProps {
  /** One to three words. */
  children: string;
  /** With it the tag can be taken away. */
  onRemove?: () => void;
  /** Names the button that removes it. */
  removeLabel?: (text: string) => string;
  isDisabled?: boolean;
}

const englishRemove = (text: string) => `Remove ${text}`;

/** A word that somebody gave to a thing, or a filter that is on. */
export function Tag({ children, onRemove, removeLabel = englishRemove, isDisabled = false }: TagProps) {
  return (
    <Root data-disabled={isDisabled || undefined} data-removable={onRemove ? true : undefined}>
      <ChipText title={children}>{children}</ChipText>
      {onRemove && (
        <RemoveTag aria-label={removeLabel(children)} isDisabled={isDisabled} onPress={onRemove}>
          <Icon name="close" size={16} />
        </RemoveTag>
      )}
    </Root>
  );
}
