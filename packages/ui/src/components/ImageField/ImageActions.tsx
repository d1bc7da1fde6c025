import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { Actions } from './ImageField.styles.ts';
import type { ImageFieldTexts } from './texts.ts';

/** Formats a file dialog offers. HEIC is left out, so that a phone hands over its photo as JPEG by itself. */
const offeredTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Props of `ImageActions`; what has no handler is not offered. */
interface ImageActionsProps {
  texts: ImageFieldTexts;
  hasImage: boolean;
  isReading: boolean;
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
  onSelectFile,
  onCrop,
  onCancel,
  onRetry,
  onRemove,
}: ImageActionsProps) {
  return (
    <Actions>
      <FileTrigger acceptedFileTypes={offeredTypes} onSelect={(files) => onSelectFile(files?.[0])}>
        <Button icon="upload" isPending={isReading}>
          {hasImage ? texts.replace : texts.choose}
        </Button>
      </FileTrigger>
      {onRetry && (
        <Button variant="quiet" icon="refresh" onPress={onRetry}>
          {texts.retry}
        </Button>
      )}
      {onCancel && (
        <Button variant="quiet" icon="close" onPress={onCancel}>
          {texts.cancel}
        </Button>
      )}
      {onCrop && (
        <Button variant="quiet" icon="crop" onPress={onCrop}>
          {texts.crop}
        </Button>
      )}
      {hasImage && (
        <Button variant="quiet" icon="delete" onPress={onRemove}>
          {texts.remove}
        </Button>
      )}
    </Actions>
  );
}
