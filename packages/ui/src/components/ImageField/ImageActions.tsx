import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import type { IconName } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Actions } from './ImageField.styles.ts';
import type { ImageFieldTexts } from './texts.ts';

/** Formats a file dialog offers. HEIC is left out, so that a phone hands over its photo as JPEG by itself. */
const offeredTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Props of `ImageActions`; what has no handler is not offered. */
interface ImageActionsProps {
  texts: ImageFieldTexts;
  hasImage: boolean;
  isReading: boolean;
  /** Small buttons in one row; what is known by its drawing has no word. */
  isCompact: boolean;
  onSelectFile: (file: File | undefined) => void;
  onCrop: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onRemove: () => void;
}

/** The buttons below a picture. */
export function ImageActions({
  texts,
  hasImage,
  isReading,
  isCompact,
  onSelectFile,
  onCrop,
  onCancel,
  onRetry,
  onRemove,
}: ImageActionsProps) {
  const size = isCompact ? 'small' : 'medium';
  const quiet = (icon: IconName, label: string, onPress: (() => void) | undefined) =>
    onPress &&
    (isCompact ? (
      <IconButton {...{ icon, label, onPress, size }} />
    ) : (
      <Button variant="quiet" {...{ icon, onPress }}>
        {label}
      </Button>
    ));
  return (
    <Actions>
      <FileTrigger acceptedFileTypes={offeredTypes} onSelect={(files) => onSelectFile(files?.[0])}>
        <Button icon="upload" size={size} isPending={isReading}>
          {hasImage ? texts.replace : texts.choose}
        </Button>
      </FileTrigger>
      {quiet('refresh', texts.retry, onRetry)}
      {quiet('close', texts.cancel, onCancel)}
      {quiet('crop', texts.crop, onCrop)}
      {quiet('delete', texts.remove, hasImage ? onRemove : undefined)}
    </Actions>
  );
}
